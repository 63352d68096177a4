/** What the help sheet lists; useShortcuts does it. */
export const shortcuts = [
  { keys: 'Ctrl+S', does: 'Save the open form' },
  { keys: 'Enter', does: 'In a caption or a feature: go on to the next one; after the last one it saves' },
  { keys: 'Shift+Enter', does: 'In the last feature: add one more' },
  { keys: '/', does: 'Search the list' },
  { keys: 'N', does: 'Add something new' },
  { keys: 'Alt+T', does: 'Go to the newest message, such as one with Zhbëj' },
  { keys: '?', does: 'Show this sheet' },
  { keys: 'Space', does: 'On a drag handle: lift and drop; the arrows move' },
  { keys: 'Esc', does: 'Close a dialog, empty the search, cancel a drag' },
] as const;
