import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Entity } from '@ritmi/shared/domain/entity';
import { type TargetLanguage, targetLanguages } from '@ritmi/shared/domain/language';
import type { Values } from '@ritmi/shared/domain/values';
import { progressOf, sumOf } from '@ritmi/shared/domain/translations/progress';
import { translationState } from '@ritmi/shared/domain/translations/translatable';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { Note, panelPadding, PlainButton } from '../look/frames.js';
import { onPhone } from '../look/useMedia.js';
import { ProgressLine } from './LanguageBar.js';
import { missingIn, progressText, staleIn, staleNote } from './text.js';

const Frame = styled.div`
  ${layout.wrap(2, 4)}
  ${layout.screenOnly}
  align-items: center;
  padding: ${space(2)} ${panelPadding};
  border-top: 1px solid ${color.line};
  // Dense rows come first.
  [data-dense='true'] & {
    order: 1;
  }
`;

const RowLine = styled.div`
  ${layout.wrap(1, 3)}
  align-items: center;
  color: ${color.quiet};
  font-size: ${type.size.small};
`;

const lacks = ['missing', 'stale'] as const;

/** The rows whose translations into a language lack something. */
export type LanguageFilter = {
  readonly language: TargetLanguage;
  readonly lack: (typeof lacks)[number];
};

/** Whether a translation of the document is missing, or was made from another source text than today's. */
export function isLacking(document: Values, { language, lack }: LanguageFilter): boolean {
  const state = translationState.catch({}).parse(document.translationState ?? {});
  return (state[language]?.[lack].length ?? 0) > 0;
}

type ListProps = { readonly entity: Entity; readonly rows: readonly Values[] };

/** How far the rows are translated into each language, and how many lack what. */
function useProgress({ entity: { fields }, rows }: ListProps) {
  return useMemo(
    () =>
      (fields.translations ? targetLanguages : []).flatMap((language) => {
        const progress = sumOf(rows.map((row) => progressOf(fields, row, language)));
        const counts = lacks.map((lack) => ({
          lack,
          count: rows.filter((row) => isLacking(row, { language, lack })).length,
        }));
        const isDone = progress.done === progress.total && counts.every(({ count }) => count === 0);
        return progress.total === 0 ? [] : [{ language, progress, counts, isDone }];
      }),
    [fields, rows],
  );
}

/** Beside the title; on a phone nothing lacks where nothing is said. */
const Done = styled(Note)`
  ${layout.screenOnly}
  ${onPhone} {
    display: none;
  }
`;

/** Into which languages a list is translated wholly. */
export function Translated(list: ListProps) {
  const { t } = useLanguage();
  return useProgress(list).map(({ language, progress, isDone }) =>
    isDone ? <Done key={language}>{t(progressText(language, progress))}</Done> : null,
  );
}

type ListLanguagesProps = ListProps & {
  readonly filter: LanguageFilter | null;
  readonly onFilter: (filter: LanguageFilter | null) => void;
};

/** How far a list is translated into languages that lack something, with filters for what is missing and what is out of date. */
export function ListLanguages({ entity, rows, filter, onFilter }: ListLanguagesProps) {
  const { t } = useLanguage();
  return useProgress({ entity, rows }).map(({ language, progress, counts, isDone }) =>
    // A filter that is on stays until it is switched off.
    isDone && filter?.language !== language ? null : (
      <Frame key={language}>
        <ProgressLine language={language} progress={progress} />
        {counts.map(({ lack, count }) => {
          const isOn = filter?.language === language && filter.lack === lack;
          return count === 0 && !isOn ? null : (
            <PlainButton
              key={lack}
              aria-pressed={isOn}
              onClick={() => onFilter(isOn ? null : { language, lack })}
            >
              {t((lack === 'missing' ? missingIn : staleIn)(language, count))}
            </PlainButton>
          );
        })}
      </Frame>
    ),
  );
}

/** What a row's translations lack, in one line for each language. */
export function RowLanguages({ entity, document }: { readonly entity: Entity; readonly document: Values }) {
  const { t } = useLanguage();
  if (!entity.fields.translations) return null;
  return targetLanguages.map((language) => {
    const progress = progressOf(entity.fields, document, language);
    const isStale = isLacking(document, { language, lack: 'stale' });
    if (progress.done === progress.total && !isStale) return null;
    return (
      <RowLine key={language}>
        <ProgressLine language={language} progress={progress} />
        {isStale ? <span>{t(staleNote(language))}</span> : null}
      </RowLine>
    );
  });
}
