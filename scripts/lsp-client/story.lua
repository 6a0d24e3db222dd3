-- Plays a person to "catalogue lsp" in Neovim without a screen, from 0.7 on. It is run in a project with
-- catalogue/italy, which has the brands pam and ali, formatted. Writes a line for each step into the file STORY, and stops
-- at the first that goes wrong.

local story = assert(io.open(vim.env.STORY, "w"))
local folder = "catalogue/italy/brands/"

local function step(name, is_done)
  local done = vim.wait(60000, is_done, 20)
  story:write(done and name or ("not done: " .. name .. ": " .. vim.inspect(vim.diagnostic.get(0))), "\n")
  if not done then
    story:close()
    vim.cmd("cquit 1")
  end
end

local function line_of(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    if vim.startswith(line, text) then return number end
  end
end

local function codes()
  local found = {}
  for _, finding in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, finding.code or finding.user_data.lsp.code)
  end
  return table.concat(found, " ")
end

local function set(number, line) vim.api.nvim_buf_set_lines(0, number - 1, number, false, { line }) end

local function line(number) return vim.api.nvim_buf_get_lines(0, number - 1, number, false)[1] end

vim.cmd("edit " .. folder .. "pam.yaml")
step("starts the server", function() return #vim.tbl_values(vim.lsp.buf_get_clients(0)) == 1 end)

local row = line_of("category: ")
set(row, "category: Grocery")
step("sees what is broken", function() return codes() == "E102" end)

-- The menu of actions, from which the first is taken.
vim.ui.select = function(items, _, choose) choose(items[1], 1) end
vim.api.nvim_win_set_cursor(0, { row, 10 })
vim.lsp.buf.code_action()
step("takes the fix", function() return line(row) == "category: grocery" end)
step("is told that all is well", function() return codes() == "" end)

set(row, "category: ")
vim.api.nvim_win_set_cursor(0, { row, 9 })
local params = vim.lsp.util.make_position_params()
params.position.character = 10
local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", params, 60000) or {}
local _, answer = next(answers)
step("completes a category", function()
  for _, item in ipairs(answer and answer.result and answer.result.items or {}) do
    if item.label == "grocery" then return true end
  end
end)

set(row, "category:   'grocery'")
if vim.lsp.buf.format then vim.lsp.buf.format() else vim.lsp.buf.formatting_sync(nil, 60000) end
step("formats", function() return line(row) == "category: grocery" end)

local last = vim.api.nvim_buf_line_count(0)
vim.api.nvim_buf_set_lines(0, last, last, false, { "distinctFrom:", "  - ali" })
vim.api.nvim_win_set_cursor(0, { last + 2, 5 })
vim.lsp.buf.rename("ali-italia")
step("renames an id", function()
  return line(last + 2) == "  - ali-italia" and vim.fn.filereadable(folder .. "ali-italia.yaml") == 1
end)

for _, client in pairs(vim.lsp.buf_get_clients(0)) do client.stop() end
step("ends the server", function() return #vim.tbl_values(vim.lsp.get_active_clients()) == 0 end)
story:close()
vim.cmd("qall!")
