import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { plainRules } from './siteAssets.js';

const Base = styled.p`
  color: red;
`;
const Extended = styled(Base)`
  color: blue;
`;

it('has each rule once, those of an extended component first, and no markers', () => {
  const sheet = new ServerStyleSheet();
  for (const view of [Extended, Base, Extended]) renderToString(sheet.collectStyles(createElement(view)));
  const rules = plainRules(`<style>@font-face{}</style>${sheet.getStyleTags()}`);
  expect(rules).toMatch(/^@font-face\{\}\.\w+\{color:red;\}\.\w+\{color:blue;\}$/);
});
