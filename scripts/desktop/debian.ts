import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import installer from 'electron-installer-debian';
import { parse } from 'yaml';
import { runProgram } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';

/** What is read from electron-builder.yml, so that both tools describe the same app. */
type Described = {
  readonly productName: string;
  /** The schemes of links that open the app. */
  readonly protocols: readonly { readonly schemes: readonly string[] }[];
  readonly linux: Record<'category' | 'executableName' | 'maintainer' | 'synopsis', string>;
};

/** Which version of the app it is, and of Electron. */
type Versions = { readonly version: string; readonly electronVersion: string };

/**
 * Makes a package for Debian and Ubuntu, with menu entry, icons and the scheme of links, and an archive for other systems, of
 * the unpacked app in the output folder. Both stand beside it. Downloads nothing.
 * @returns the path of the Debian package
 */
export async function makeLinuxInstallers(
  output: string,
  { version, electronVersion }: Versions,
): Promise<string> {
  const unpacked = join(output, 'linux-unpacked');
  // electron-builder leaves both out; by the version the package names the libraries that this Electron needs.
  await writeFile(join(unpacked, 'version'), electronVersion);
  await copyFile(join(root, 'LICENSE'), join(unpacked, 'LICENSE'));
  const archive = join(output, `ritmi-${version}-linux-${process.arch}.tar.gz`);
  const args = ['-czf', archive, '-C', dirname(unpacked), basename(unpacked)];
  const { code, output: reason } = await runProgram({ command: 'tar', args });
  if (code !== 0) throw new Error(`${archive} could not be written: ${reason}`);

  // Tells the app in the package, and only there, to update itself by packages.
  const kind = join(unpacked, 'resources/package-type');
  await writeFile(kind, 'deb');
  await makeDebian(unpacked, version);
  await rm(kind);
  const [name = ''] = (await readdir(output)).filter((file) => file.endsWith('.deb'));
  return join(output, name);
}

async function makeDebian(unpacked: string, version: string): Promise<void> {
  const { productName, protocols, linux }: Described = parse(
    await readFile(join(root, 'electron-builder.yml'), 'utf8'),
  );
  const sizes = [16, 32, 48, 64, 128, 256, 512].map((size) => `${size}x${size}`);
  await installer({
    src: unpacked,
    dest: dirname(unpacked),
    arch: debianArch(),
    options: {
      name: 'ritmi',
      productName,
      genericName: linux.synopsis,
      description: linux.synopsis,
      productDescription: linux.synopsis,
      version,
      maintainer: linux.maintainer,
      bin: linux.executableName,
      categories: [linux.category],
      mimeType: protocols.flatMap(({ schemes }) => schemes.map((scheme) => `x-scheme-handler/${scheme}`)),
      section: 'misc',
      // Fast to build and to install; xz takes a minute longer and saves a tenth.
      compression: 'gzip',
      icon: Object.fromEntries(
        sizes.map((size) => [size, join(root, `dist/desktop-resources/icons/${size}.png`)]),
      ),
    },
  });
}

const debianArch = (): string => (process.arch === 'x64' ? 'amd64' : process.arch);
