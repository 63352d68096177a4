/** What a letter says, from which its plain text and its HTML are made. */
export type Letter = {
  readonly language: 'sq' | 'en';
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Facts with their labels. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly link: { readonly label: string; readonly url: string } | null;
  /** Name of the agency, below the letter. */
  readonly agency: string;
};

export function textOf({ heading, paragraphs, rows, link, agency }: Letter): string {
  const facts = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const address = link && `${link.label}:\n${link.url}`;
  return [heading, ...paragraphs, facts, address, `-- \n${agency}`].filter(Boolean).join('\n\n');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const withBreaks = (text: string) => escaped(text).replaceAll(/\r?\n/g, '<br>');

/** Styles are inline, since many readers of mail drop all others. */
export function htmlOf({ language, heading, paragraphs, rows, link, agency }: Letter): string {
  const texts = paragraphs.map((text) => `<p>${withBreaks(text)}</p>`).join('');
  const facts = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;padding:4px 16px 4px 0;font-weight:600;vertical-align:top">${escaped(label)}</th>` +
      `<td style="padding:4px 0">${withBreaks(value)}</td></tr>`,
  );
  const table = facts.length > 0 ? `<table style="border-collapse:collapse">${facts.join('')}</table>` : '';
  const button = link
    ? `<p style="margin:24px 0"><a href="${escaped(link.url)}" style="background:#141414;color:#fff;` +
      `padding:14px 22px;border-radius:6px;text-decoration:none;display:inline-block">${escaped(link.label)}</a></p>`
    : '';
  const title = `<h1 style="font-size:22px;margin:0 0 16px">${escaped(heading)}</h1>`;
  const body = `${title}${texts}${table}${button}<p style="color:#555">${escaped(agency)}</p>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(heading)}</title></head>` +
    `<body style="font:16px/1.5 system-ui,sans-serif;color:#141414;max-width:560px;margin:24px auto;padding:0 16px">${body}</body></html>`
  );
}
