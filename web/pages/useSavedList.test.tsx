import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasTexts, useSavedList } from './savedList.js';

const isEntry = (value: unknown): value is { title: string } => hasTexts(value, ['title']);

const listOf = () => renderHook(() => useSavedList('djServices', isEntry)).result;

afterEach(() => window.localStorage.clear());

describe('a list in the browser’s storage', () => {
  it('is read after hydration', () => {
    window.localStorage.setItem('djServices', '[{"title":"DJ"}]');
    expect(listOf().current).toEqual([{ title: 'DJ' }]);
  });

  it.each(['', '{', 'null', '42', '"text"', '{"title":"DJ"}', '[null,3,[],{"title":7}]'])(
    'is empty when the storage holds %j',
    (damaged) => {
      window.localStorage.setItem('djServices', damaged);
      expect(listOf().current).toEqual([]);
    },
  );

  it('contains the valid entries beside damaged ones', () => {
    window.localStorage.setItem('djServices', '[null,{"title":"DJ"}]');
    expect(listOf().current).toEqual([{ title: 'DJ' }]);
  });

  it('follows a change in another window', () => {
    const list = listOf();
    window.localStorage.setItem('djServices', '[{"title":"I ri"}]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'djServices' })));
    expect(list.current).toEqual([{ title: 'I ri' }]);
  });
});
