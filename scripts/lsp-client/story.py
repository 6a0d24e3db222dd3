#!/usr/bin/env python3
"""Plays an editor to "catalogue lsp", through pygls: a real client that checks each message against the protocol.

    story.py COMMAND PROJECT

PROJECT is a folder with catalogue/italy, which has the brands pam and ali, formatted. Prints a line for each step, and ends with
an error at the first that goes wrong.
"""

import asyncio
import os
import pathlib
import sys

from lsprotocol import types
from pygls.lsp.client import LanguageClient

COMMAND, PROJECT = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
PAM = PROJECT / "catalogue/italy/brands/pam.yaml"
ALI = PROJECT / "catalogue/italy/brands/ali.yaml"


class Editor:
    """A client with the documents that it has open."""

    def __init__(self):
        self.client = LanguageClient("story", "1")
        self.found, self.texts, self.versions = {}, {}, {}
        self.news = asyncio.Event()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def take(params):
            self.found[params.uri] = params
            self.news.set()

    async def start(self):
        await self.client.start_io(COMMAND, "lsp")
        document = types.TextDocumentClientCapabilities(
            publish_diagnostics=types.PublishDiagnosticsClientCapabilities(related_information=True),
            code_action=types.CodeActionClientCapabilities(
                code_action_literal_support=types.ClientCodeActionLiteralOptions(
                    code_action_kind=types.ClientCodeActionKindOptions(value_set=["quickfix"]))))
        edit = types.WorkspaceEditClientCapabilities(
            document_changes=True,
            resource_operations=[types.ResourceOperationKind.Create, types.ResourceOperationKind.Rename])
        result = await self.client.initialize_async(types.InitializeParams(
            process_id=os.getpid(), root_uri=PROJECT.as_uri(),
            capabilities=types.ClientCapabilities(
                text_document=document, workspace=types.WorkspaceClientCapabilities(workspace_edit=edit),
                general=types.GeneralClientCapabilities(
                    position_encodings=[types.PositionEncodingKind.Utf32]))))
        self.client.initialized(types.InitializedParams())
        return result.capabilities

    def open(self, path):
        uri = path.as_uri()
        self.texts[uri], self.versions[uri] = path.read_text(), 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri, "yaml", 1, self.texts[uri])))

    def change(self, path, start, end, text):
        """Replaces a range of a document; positions count code points, as was agreed on."""
        uri = path.as_uri()
        self.versions[uri] += 1
        span = types.Range(types.Position(*start), types.Position(*end))
        self.texts[uri] = applied(self.texts[uri], [types.TextEdit(span, text)])
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.versions[uri], uri),
            [types.TextDocumentContentChangePartial(range=span, text=text)]))

    async def findings(self, path):
        """The codes of a document's findings, once the server has seen its newest version."""
        uri = path.as_uri()
        while getattr(self.found.get(uri), "version", None) != self.versions.get(uri):
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 60)
        return [finding.code for finding in self.found[uri].diagnostics]


def applied(text, edits):
    """A text with changes made."""
    lines = text.splitlines(keepends=True) + [""]

    def offset(position):
        before = sum(len(line) for line in lines[: position.line])
        return before + min(position.character, len(lines[position.line]))

    for change in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(change.range.start)] + change.new_text + text[offset(change.range.end) :]
    return text


def apply(edit):
    """Makes the changes of a workspace on disk."""
    for change in edit.document_changes:
        path = lambda uri: pathlib.Path(uri.removeprefix("file://"))
        if isinstance(change, types.CreateFile):
            path(change.uri).touch()
        elif isinstance(change, types.RenameFile):
            path(change.old_uri).rename(path(change.new_uri))
        else:
            file = path(change.text_document.uri)
            file.write_text(applied(file.read_text(), change.edits))


def step(name, found, expected):
    if found != expected:
        sys.exit(f"{name}: {found}, not {expected}")
    print(name)


async def main():
    editor = Editor()
    capabilities = await editor.start()
    step("agrees on positions", capabilities.position_encoding, types.PositionEncodingKind.Utf32)
    client, pam = editor.client, types.TextDocumentIdentifier(PAM.as_uri())
    editor.open(PAM)
    step("opens a brand", await editor.findings(PAM), [])

    lines = editor.texts[pam.uri].splitlines()
    row = next(number for number, line in enumerate(lines) if line.startswith("category: "))
    editor.change(PAM, (row, 10), (row, len(lines[row])), "Grocery")
    step("sees what is broken", await editor.findings(PAM), ["E102"])
    span = types.Range(types.Position(row, 0), types.Position(row, 5))
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(pam, span, types.CodeActionContext(editor.found[pam.uri].diagnostics)))
    step("is offered the fix", [action.title for action in actions], ["Replace Grocery by grocery"])
    change = actions[0].edit.document_changes[0].edits[0]
    start, end = change.range.start, change.range.end
    editor.change(PAM, (start.line, start.character), (end.line, end.character), change.new_text)
    step("is told that all is well", await editor.findings(PAM), [])

    editor.change(PAM, (row, 10), (row, 17), "")
    at = types.TextDocumentPositionParams(pam, types.Position(row, 10))
    offered = await client.text_document_completion_async(types.CompletionParams(at.text_document, at.position))
    step("completes a category", "grocery" in [item.label for item in offered.items], True)
    editor.change(PAM, (row, 10), (row, 10), "  'grocery'")
    await editor.findings(PAM)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(pam, types.FormattingOptions(2, True)))
    step("formats", applied(editor.texts[pam.uri], edits), PAM.read_text())
    for edit in edits:
        first, last = edit.range.start, edit.range.end
        editor.change(PAM, (first.line, first.character), (last.line, last.character), edit.new_text)
    step("has nothing left to fix", await editor.findings(PAM), [])

    hover = await client.text_document_hover_async(types.HoverParams(pam, types.Position(row, 12)))
    step("explains a field", "Category" in hover.contents.value, True)
    target = await client.text_document_definition_async(types.DefinitionParams(pam, types.Position(row, 12)))
    step("finds the category", target.uri, (PROJECT / "catalogue/italy/catalogue.yaml").as_uri())

    aliases = PAM.read_text().count("\n")
    editor.change(PAM, (aliases, 0), (aliases, 0), "distinctFrom:\n  - ali\n")
    await editor.findings(PAM)
    renamed = await client.text_document_rename_async(
        types.RenameParams(pam, types.Position(aliases + 1, 5), "ali-italia"))
    PAM.write_text(editor.texts[pam.uri])
    apply(renamed)
    moved = ALI.with_name("ali-italia.yaml")
    step("renames an id", (moved.exists(), "- ali-italia\n" in PAM.read_text()), (True, True))

    await client.shutdown_async(None)
    client.exit(None)
    step("ends", await client._server.wait(), 0)


asyncio.run(main())
