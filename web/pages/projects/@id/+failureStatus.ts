/** A project that could not be loaded is not a project that does not exist (contract, Failed loads). */
export const failureStatus = 503;
