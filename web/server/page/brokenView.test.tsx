import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hasBrokenView } from './pageDocument.js';

function Broken(): never {
  throw new Error('a view that throws');
}

test.each([
  { what: 'throws', view: <Broken />, isBroken: true },
  { what: 'is rendered', view: <h1>Shërbimet</h1>, isBroken: false },
])('a page whose view $what is known by what React made of it', ({ view, isBroken }) => {
  expect(hasBrokenView(renderToString(<Suspense>{view}</Suspense>))).toBe(isBroken);
});
