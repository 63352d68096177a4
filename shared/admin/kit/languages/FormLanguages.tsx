import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { z } from 'zod';
import { translationsOf } from '@ritmi/shared/client/translations';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import {
  type Language,
  sourceLanguage,
  type TargetLanguage,
  targetLanguages,
} from '@ritmi/shared/domain/language';
import type { FieldDefinitions } from '@ritmi/shared/domain/kinds';
import type { StoredPair } from '@ritmi/shared/domain/translations/progress';
import { sourceTexts, translatedTexts } from '@ritmi/shared/domain/translations/state';
import { translationState } from '@ritmi/shared/domain/translations/translatable';
import { useHost } from '../../host/host.js';
import { Stack } from '../look/frames.js';
import { putInList } from '../model/queries.js';
import type { Edited } from '../model/values.js';
import { useReportFailure } from '../session/useSession.js';
import { useTouched } from '../touched.js';
import { LanguageBar } from './LanguageBar.js';
import { type FormLanguages as Value, FormLanguagesProvider } from './context.js';
import { languageText } from './text.js';

/** From this width on the languages of a text are side by side, in px. */
const bothFromPx = 620;

/** What the form of an entity is. */
type Spec = { readonly fields: FieldDefinitions; readonly entity: EntityName | null };

type FormLanguagesProps = {
  readonly spec: Spec;
  readonly document: Edited | undefined;
  readonly children: ReactNode;
};

/** The fields of a form in all languages: side by side where there is room, else behind tabs. */
export function FormLanguages({ spec, document, children }: FormLanguagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  const [tab, setTab] = useState<Language>(useTouched()?.language ?? sourceLanguage);
  const stored = useStored(spec, document);
  useTabOfProblem(isWide ? null : tab, setTab);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    // Where the fields stand in columns, those of a column.
    const measured = current.querySelector('[data-column]') ?? current;
    const measure = () => setIsWide(measured.clientWidth >= bothFromPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const value: Value = { fields: spec.fields, isWide, tab, setTab, ...stored };
  return (
    <FormLanguagesProvider value={value}>
      <Stack ref={frame} data-languages>
        <LanguageBar />
        {children}
      </Stack>
    </FormLanguagesProvider>
  );
}

const stateIn = (document: Edited | undefined) =>
  translationState.catch({}).parse(document?.translationState ?? {});

/** What is stored of the document's translations, and the call that finds some still right. */
function useStored({ fields, entity }: Spec, document: Edited | undefined) {
  const { connection } = useHost();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  /** Those that were found still right while this form is open. */
  const [reviewed, setReviewed] = useState<readonly string[]>([]);
  const state = useMemo(() => stateIn(document), [document]);
  const id = document?.id ?? '';
  const callsOf = (language: TargetLanguage) =>
    entity && document?.version ? translationsOf(connection, { entity, id, language }) : null;
  const queries = useQueries({
    queries: targetLanguages.map((language) => ({
      queryKey: ['sources', entity, id, language, document?.version],
      queryFn: async () => z.record(z.string(), z.unknown()).parse(await callsOf(language)?.sources()),
      enabled: callsOf(language) !== null && (state[language]?.stale.length ?? 0) > 0,
    })),
  });
  // Each text asks at each key that is pressed.
  const texts = useMemo(() => document && storedTexts(fields, document), [fields, document]);

  function storedOf(language: TargetLanguage, path: string): StoredPair | null {
    if (!texts) return null;
    const from = queries[targetLanguages.indexOf(language)]?.data?.[path];
    return {
      source: texts.sources.get(path),
      translation: texts.translations.get(language)?.get(path),
      isStale: !reviewed.includes(`${language}.${path}`) && state[language]?.stale.includes(path) === true,
      ...(from !== undefined && { from }),
    };
  }

  async function review(language: TargetLanguage, path: string) {
    const calls = callsOf(language);
    if (!calls || !entity) return;
    try {
      const after = await calls.review([path]);
      setReviewed((paths) => [...paths, `${language}.${path}`]);
      if (!entityOf(entity).isSingle) putInList(client, { entity, id }, [after]);
    } catch (error) {
      await reportFailure(error, languageText.notReviewed);
    }
  }

  return { storedOf, review, canReview: entity !== null && Boolean(document?.version) };
}

/** The texts of a document, and those of each language, by their paths. */
function storedTexts(fields: FieldDefinitions, document: Edited) {
  const inLanguages = targetLanguages.map(
    (language) => [language, translatedTexts(fields, document, language)] as const,
  );
  return { sources: sourceTexts(fields, document), translations: new Map(inLanguages) };
}

/** Shows the tab with a problem, where the one in sight has none. */
function useTabOfProblem(tab: Language | null, setTab: (language: Language) => void): void {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const show = useEffectEvent((names: readonly string[], wrong: TargetLanguage | undefined) => {
    if (tab === null || names.length === 0) return;
    const isInSource = names.some((name) => name !== 'translations');
    if (isInSource && tab !== sourceLanguage && wrong !== tab) setTab(sourceLanguage);
    if (!isInSource && wrong && tab !== wrong) setTab(wrong);
  });
  useEffect(() => {
    const wrong = targetLanguages.find((language) => language in Object(errors.translations));
    show(Object.keys(errors), wrong);
  }, [errors]);
}
