#!/usr/bin/env node
// Refreshes from a TUF repository with tuf-js, the client that npm has among its own modules, and prints the result as JSON.
//
//   scripts/tuf/refresh.js URL TRUSTED_ROOT [TARGET...]
//   scripts/tuf/refresh.js --there    says only, by the exit code, whether there is such a client
//
// It downloads the named targets, or else all that the top-level role lists, and prints
//
//   {PATH: {"length": BYTES, "sha256": DIGITS} or null}
//
// where null is a target that no role lists.
"use strict";
const { execFileSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

function client() {
  const modules = execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim();
  return require(require.resolve("tuf-js", { paths: [path.join(modules, "npm")] }));
}

async function refresh(url, root, names) {
  const { Updater } = client();
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), "tuf-js-"));
  try {
    const targets = path.join(cache, "files");
    fs.mkdirSync(targets);
    fs.copyFileSync(root, path.join(cache, "root.json"));
    const updater = new Updater({
      metadataDir: cache, targetDir: targets, metadataBaseUrl: `${url}/metadata`, targetBaseUrl: `${url}/targets`,
    });
    await updater.refresh();
    const listed = JSON.parse(fs.readFileSync(path.join(cache, "targets.json"))).signed.targets;
    const result = {};
    for (const name of names.length ? names : Object.keys(listed)) {
      const target = await updater.getTargetInfo(name);
      const bytes = target && fs.readFileSync(await updater.downloadTarget(target));
      result[name] = bytes ? { length: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") } : null;
    }
    console.log(JSON.stringify(result));
  } finally {
    fs.rmSync(cache, { recursive: true });
  }
}

if (process.argv[2] === "--there") {
  client();
} else {
  const [url, root, ...names] = process.argv.slice(2);
  refresh(url, root, names).catch((error) => {
    console.error(`${error}`);
    process.exitCode = 1;
  });
}
