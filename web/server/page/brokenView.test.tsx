import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hasBrokenView } from './pageDocument.js';

function Broken(): never {
  throw new Error('a view that throws');
}

test.each([
  { what: 'threw', view: <Broken />, isBroken: true },
  { what: 'was rendered', view: <h1>Shërbimet</h1>, isBroken: false },
])('the HTML shows whether a view threw: one $what', ({ view, isBroken }) => {
  expect(hasBrokenView(renderToString(<Suspense>{view}</Suspense>))).toBe(isBroken);
});
