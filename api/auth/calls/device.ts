// The first that fits: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const programs: readonly (readonly [RegExp, string])[] = [
  [/Electron\//, 'Desktop app'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Program and system in a few words, such as `Firefox, Windows`, by which a person knows a device again. */
export function deviceOf(userAgent: string | undefined): string {
  const known = [programs, systems].flatMap((names) => {
    const [, name] = names.find(([pattern]) => pattern.test(userAgent ?? '')) ?? [];
    return name ?? [];
  });
  return known.join(', ') || 'Unknown device';
}
