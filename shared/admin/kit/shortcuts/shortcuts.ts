/** What the help sheet lists; useShortcuts does it. */
export const shortcuts = [
  { keys: 'Ctrl+S', does: 'Save the open form' },
  { keys: '/', does: 'Search the list' },
  { keys: 'N', does: 'Add something new' },
  { keys: 'Alt+T', does: 'Go to the newest message, such as one with Zhbëj' },
  { keys: '?', does: 'Show this sheet' },
  { keys: 'Space', does: 'On a drag handle: lift and drop; the arrows move' },
  { keys: 'Esc', does: 'Close a dialog, empty the search, cancel a drag' },
] as const;
