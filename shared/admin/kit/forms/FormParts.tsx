import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Entity } from '@ritmi/shared/domain/entity';
import type { Values } from '@ritmi/shared/domain/values';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { EntityFields } from '../kinds/fieldKinds.js';
import { useTouched } from '../touched.js';
import { Every, Inside, Part, PartsFrame, useListsParts } from './PartsFrame.js';
import { isSameValue } from './formSpec.js';

const partText = {
  wrong: { sq: 'Ka gabime', en: 'Has problems' },
  changed: { sq: 'E paruajtur', en: 'Not saved' },
  openAll: { sq: 'Hap të gjitha', en: 'Open all' },
  closeAll: { sq: 'Mbyll të gjitha', en: 'Close all' },
} as const;

/** Fields of a long form that open and close together. */
export type FormPart = {
  readonly id: string;
  readonly title: Message;
  /** The page of the site that shows them. */
  readonly page: string | null;
  /** Their names, in the entity. */
  readonly fields: readonly string[];
};

/** Ids of the open parts; null until a person opens or closes one. */
export type OpenParts = readonly string[] | null;

type FormPartsProps = {
  readonly entity: Pick<Entity, 'fields'>;
  readonly parts: readonly FormPart[];
  /** The values of the form without a change. */
  readonly before: Values;
  readonly open: OpenParts;
  readonly onOpen: (change: (open: OpenParts) => OpenParts) => void;
};

/**
 * The fields of a long form in parts with titles. In a wide window the titles are a list beside the one part that is
 * open; else they stand below each other, closed at first. Closed fields stay in the form, the browser's search finds
 * them, and a part with a problem opens.
 */
export function FormParts({ entity, parts, before, open, onOpen }: FormPartsProps) {
  const { t } = useLanguage();
  const touched = useTouched();
  const hasList = useListsParts() && !touched;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useProblemsInSight(frame, hasList);
  const [name] = touched?.field?.split('.') ?? [];
  const initial = touched
    ? parts.filter(({ fields }, place) => (name ? fields.includes(name) : place === 0)).map(({ id }) => id)
    : [];
  const opened = open ?? initial;
  const [first] = parts;
  const shown = hasList ? [opened.at(-1) ?? first?.id ?? ''] : opened;

  function handleToggle(part: HTMLDetailsElement, id: string) {
    if (part.open === shown.includes(id)) return;
    if (hasList && !part.open) {
      part.open = true;
      return;
    }
    onOpen((known) => {
      const others = (known ?? initial).filter((each) => each !== id);
      return part.open ? [...(hasList ? [] : others), id] : others;
    });
    // Beside a list the new part is as far down as the one before it was; else its title stuck to the window's edge.
    const edge = hasList ? frame : part;
    if (hasList === part.open && edge && edge.getBoundingClientRect().top < 0) edge.scrollIntoView();
  }

  return (
    <>
      {hasList ? null : (
        <Every onClick={() => onOpen(() => (shown.length > 0 ? [] : parts.map(({ id }) => id)))}>
          {t(shown.length > 0 ? partText.closeAll : partText.openAll)}
        </Every>
      )}
      <PartsFrame ref={setFrame} data-list={hasList || undefined} $count={parts.length}>
        {parts.map(({ id, title, fields }, place) => (
          <Part
            key={id}
            $place={place}
            open={shown.includes(id)}
            onToggle={({ currentTarget }) => handleToggle(currentTarget, id)}
          >
            <summary onClick={(event) => hasList && shown.includes(id) && event.preventDefault()}>
              <h3>{t(title)}</h3>
              <PartState {...{ fields, before }} />
              <ChevronDown size={20} aria-hidden="true" />
            </summary>
            <Inside data-one={fields.length === 1 || undefined}>
              <EntityFields entity={{ fields: only(entity.fields, fields) }} />
            </Inside>
          </Part>
        ))}
      </PartsFrame>
    </>
  );
}

function only(fields: Entity['fields'], names: readonly string[]): Entity['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/**
 * Opens the parts around problems that a save found, and gives the first problem the focus if none has it. Of a list
 * of parts one is open: that of the first problem, unless the open one has a problem too.
 */
function useProblemsInSight(frame: HTMLElement | null, hasList: boolean): void {
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const seen = useRef(0);
  useEffect(() => {
    const wrong = [...(frame?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const isAfterSave = submitCount !== seen.current;
    seen.current = submitCount;
    // A problem that goes while one types opens no other part.
    if (hasList && !isAfterSave) return;
    const [first] = wrong;
    const inSight = wrong.find((field) => !closedPartOf(field));
    const closed = wrong.map(closedPartOf).filter((part) => part !== null);
    const opening = hasList ? closed.slice(0, inSight ? 0 : 1) : closed;
    for (const part of opening) part.open = true;
    const next = hasList ? (inSight ?? first) : first;
    const isMoved = opening.length > 0 || hasList;
    if (isMoved && !document.activeElement?.matches('[aria-invalid="true"]')) next?.focus();
  }, [frame, errors, submitCount, hasList]);
}

function closedPartOf({ parentElement }: HTMLElement): HTMLDetailsElement | null {
  return parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null;
}

type PartStateProps = Pick<FormPart, 'fields'> & Pick<FormPartsProps, 'before'>;

/** What a part says about its fields: a problem, a change that is not saved, or how many entries its list has. */
function PartState({ fields, before }: PartStateProps) {
  const { t } = useLanguage();
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const values: Values = useWatch({ control, compute: (all: Values) => ofFields(all, fields) });
  if (Object.values(ofFields(errors, fields)).some(holdsText)) {
    return <small data-wrong>{t(partText.wrong)}</small>;
  }
  if (!isSameValue(values, ofFields(before, fields))) return <small>{t(partText.changed)}</small>;
  const [list] = fields.length === 1 ? Object.values(values) : [];
  return Array.isArray(list) ? <small>{list.length}</small> : null;
}

/** What is at some fields and at their translations, by its path. */
function ofFields({ translations, ...own }: Values, fields: readonly string[]): Values {
  const inLanguages = Object.entries(Object(translations)).flatMap(([language, values]) =>
    Object.entries(Object(values)).map(([name, value]) => [`${language}.${name}`, name, value] as const),
  );
  const all = [...Object.entries(own).map(([name, value]) => [name, name, value] as const), ...inLanguages];
  return Object.fromEntries(
    all.filter(([, name]) => fields.includes(name)).map(([path, , value]) => [path, value]),
  );
}

/** Whether there is a message within. */
function holdsText(found: unknown): boolean {
  if (typeof found === 'string') return found !== '';
  if (typeof found !== 'object' || found === null || found instanceof Node) return false;
  return Object.values(found).some(holdsText);
}
