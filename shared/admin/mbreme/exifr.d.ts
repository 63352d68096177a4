/** The build that reads JPEG and HEIC; the package has types for its largest one only, and these name those of Node. */
declare module 'exifr/dist/lite.esm.mjs' {
  type Options = {
    readonly reviveValues: boolean;
    readonly translateValues: boolean;
    readonly gps: boolean;
  };

  /** @returns the tags by their names; undefined for a file without any */
  export function parse(file: Blob, options: Options): Promise<unknown>;
}
