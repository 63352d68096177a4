/** Specification section 8, session; the guard's words are in section 2. */
export const sessionText = {
  missingToken: 'Authentication token not found. Please log in again.',
  expired: 'Unauthorized. Your session may have expired. Please log in again.',
  guard: 'Ju lutem identifikohuni për të aksesuar panelin e administratorit',
} as const;
