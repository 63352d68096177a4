/** The part of the driver's connection that `CheckedConnection` extends. */
declare module 'mongodb/lib/cmap/connection.js' {
  export class Connection {
    protected readonly socket: { readonly destroyed: boolean };
    /** Ends the connection and what runs on it. */
    protected onClose(): void;
    /** Called before each command. @throws when the connection is closed */
    protected throwIfAborted(): void;
  }
}
