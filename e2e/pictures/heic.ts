import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Writes pictures as phones do, for which no tool of ours has a writer: a grid of tiles in HEVC, with the turn beside it
// (ISO/IEC 23008-12). ffmpeg encodes the tiles; their headers and bytes are put into the boxes of a HEIF.

const run = promisify(execFile);

type Options = {
  readonly width: number;
  readonly height: number;
  /** Quarter turns against the clock after which the picture is upright. */
  readonly turns?: number;
  readonly bits?: 8 | 10;
};

type Tile = { readonly header: Buffer; readonly bytes: Buffer };

const tileSize = 512;

/** What the tiles say of their colours. */
const fullRange = 'scale=out_range=full:out_color_matrix=bt601';

/** Writes `path` from a picture of this size that ffmpeg reads; temporary files are in `folder`. */
export async function writeHeic(source: string, path: string, options: Options & { folder: string }) {
  const { width, height, turns = 0, bits = 8, folder } = options;
  const [columns, rows] = [Math.ceil(width / tileSize), Math.ceil(height / tileSize)];
  const tiles: Tile[] = [];
  for (let place = 0; place < columns * rows; place += 1) {
    const [x, y] = [(place % columns) * tileSize, Math.floor(place / columns) * tileSize];
    const cut = `pad=${columns * tileSize}:${rows * tileSize},crop=${tileSize}:${tileSize}:${x}:${y},${fullRange}`;
    tiles.push(await encodeTile(source, { cut, bits, path: join(folder, 'tile.mp4') }));
  }
  const grid = Buffer.from([0, 0, rows - 1, columns - 1, ...u16(width), ...u16(height)]);
  const type = box('ftyp', text('heic'), u32(0), text('mif1'), text('heic'));
  const metaAt = (first: number) => meta({ tiles, grid, first, width, height, turns, bits });
  const first = type.length + metaAt(0).length + 8;
  const data = box('mdat', ...tiles.map(({ bytes }) => bytes));
  await writeFile(path, Buffer.concat([type, metaAt(first), data]));
}

async function encodeTile(
  source: string,
  { cut, bits, path }: { readonly cut: string; readonly bits: number; readonly path: string },
): Promise<Tile> {
  const format = bits === 10 ? 'yuv420p10le' : 'yuv420p';
  const colours = 'range=full:colorprim=1:transfer=13:colormatrix=6';
  const input = ['-v', 'error', '-i', source, '-vf', cut, '-frames:v', '1'];
  const output = [
    '-pix_fmt',
    format,
    '-color_range',
    'pc',
    '-c:v',
    'libx265',
    '-crf',
    '20',
    '-tag:v',
    'hvc1',
  ];
  await run('ffmpeg', [
    ...input,
    ...output,
    '-x265-params',
    `log-level=none:keyint=1:${colours}`,
    '-y',
    path,
  ]);
  const film = await readFile(path);
  const [header, data] = [boxIn(film, 'hvcC'), boxIn(film, 'mdat')];
  return { header, bytes: data.subarray(8) };
}

function boxIn(file: Buffer, name: string): Buffer {
  const start = file.indexOf(name, 0, 'latin1') - 4;
  return file.subarray(start, start + file.readUInt32BE(start));
}

type Meta = Required<Omit<Options, 'bits'>> & {
  readonly tiles: readonly Tile[];
  readonly grid: Buffer;
  /** Where the bytes of the first tile begin. */
  readonly first: number;
  readonly bits: number;
};

function meta({ tiles, grid, first, width, height, turns, bits }: Meta): Buffer {
  const gridId = tiles.length + 1;
  const ids = tiles.map((_, index) => index + 1);
  const entry = (id: number, kind: string, hidden: number) =>
    fullBox('infe', [2, hidden], u16(id), u16(0), text(kind), u8(0));
  let end = first;
  const places = tiles.map(({ bytes }, index) => {
    end += bytes.length;
    return Buffer.concat([
      u16(index + 1),
      u16(0),
      u16(0),
      u16(1),
      u32(end - bytes.length),
      u32(bytes.length),
    ]);
  });
  const gridPlace = Buffer.concat([u16(gridId), u16(1), u16(0), u16(1), u32(0), u32(grid.length)]);
  const size = (across: number, down: number) => fullBox('ispe', [0, 0], u32(across), u32(down));
  const properties = box(
    'ipco',
    tiles[0]?.header ?? Buffer.alloc(0),
    size(tileSize, tileSize),
    size(width, height),
    fullBox('pixi', [0, 0], u8(3), u8(bits), u8(bits), u8(bits)),
    box('irot', u8(turns)),
    box('colr', text('nclx'), u16(1), u16(13), u16(6), u8(0x80)),
  );
  // Their numbers among the properties; those that a reader must know have the highest bit.
  const ofTile = (id: number) => Buffer.from([...u16(id), 3, 0x81, 2, 6]);
  const ofGrid = Buffer.from([...u16(gridId), 4, 3, 4, 6, 0x85]);
  return fullBox(
    'meta',
    [0, 0],
    fullBox('hdlr', [0, 0], u32(0), text('pict'), Buffer.alloc(12), u8(0)),
    fullBox('pitm', [0, 0], u16(gridId)),
    fullBox('iloc', [1, 0], u8(0x44), u8(0), u16(gridId), ...places, gridPlace),
    fullBox('iinf', [0, 0], u16(gridId), ...ids.map((id) => entry(id, 'hvc1', 1)), entry(gridId, 'grid', 0)),
    fullBox('iref', [0, 0], box('dimg', u16(gridId), u16(ids.length), ...ids.map(u16))),
    box('iprp', properties, fullBox('ipma', [0, 0], u32(gridId), ...ids.map(ofTile), ofGrid)),
    box('idat', grid),
  );
}

const u8 = (value: number) => Buffer.from([value]);

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const text = (value: string) => Buffer.from(value, 'latin1');

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), text(name), content]);
}

function fullBox(name: string, [version, flags]: readonly [number, number], ...parts: readonly Buffer[]) {
  return box(name, u32((version << 24) | flags), ...parts);
}
