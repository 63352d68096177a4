import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { PageStyles } from './siteAssets.js';

const Base = styled.p`
  color: red;
`;
const Extended = styled(Base)`
  color: blue;
`;

const tagsOf = (...views: readonly (typeof Base)[]) => {
  const sheet = new ServerStyleSheet();
  for (const view of views) renderToString(sheet.collectStyles(createElement(view)));
  return sheet.getStyleTags();
};

it('has each rule of all states of a page once, those of an extended component first, and no markers', () => {
  const styles = new PageStyles();
  styles.add(tagsOf(Extended));
  styles.add(tagsOf(Base, Extended));
  expect(styles.rules).toMatch(/^\.(\w+)\{color:red;\}\.\w+\{color:blue;\}$/);
  expect(Object.keys(styles.names)).toHaveLength(2);
  for (const name of Object.values(styles.names).flat()) expect(styles.rules).toContain(`.${name}{`);
});

it('refuses style elements that are written in another way', () => {
  const tags = tagsOf(Base).replace('data-styled.g', 'data-style.g');
  expect(() => new PageStyles().add(tags)).toThrow(/writes other styles/);
});
