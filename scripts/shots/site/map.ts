const blocks = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 14 }, (_, column) => {
    const isPark = (row * 5 + column * 3) % 17 === 0;
    return `<rect x="${column * 62}" y="${row * 62}" width="52" height="52" fill="${isPark ? '#c8e6b8' : '#e6e1d6'}"/>`;
  }).join(''),
).join('');

const streets = ['M-50 420 L900 140', 'M180 -20 L420 720', 'M-50 130 Q380 260 900 560']
  .map(
    (way) =>
      `<path d="${way}" stroke="#e0a96d" stroke-width="20"/><path d="${way}" stroke="#fbe3b5" stroke-width="15"/>`,
  )
  .join('');

/** Stands for the map, which comes from elsewhere: a town, so that the frame around it can be judged. */
export const drawnMap = `<!doctype html><body style="margin:0"><svg width="100%" height="100%"
  viewBox="0 0 800 620" preserveAspectRatio="xMidYMid slice" style="position:fixed;inset:0;background:#f7f4ee">
  <g transform="rotate(-9 400 310) translate(-30 -30)">${blocks}</g>
  <path d="M-20 540 C200 470 340 650 820 470 V680 H-20Z" fill="#a9d3de"/>
  <g fill="none">${streets}</g>
  <path d="M400 312c-24-38-34-52-34-70a34 34 0 0 1 68 0c0 18-10 32-34 70z" fill="#2a7fc9"/>
  <circle cx="400" cy="242" r="13" fill="#fff"/></svg>`;
