declare module 'electron-installer-debian' {
  type Options = {
    /** The folder of the unpacked app. */
    readonly src: string;
    /** Where the package is written. */
    readonly dest: string;
    /** By Debian's names. */
    readonly arch: string;
    readonly options?: Readonly<Record<string, unknown>>;
  };

  /** Packs an app with dpkg-deb. @throws what it could not do */
  export default function installer(options: Options): Promise<unknown>;
}
