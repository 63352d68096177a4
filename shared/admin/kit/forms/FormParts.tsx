import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Entity } from '@ritmi/shared/domain/entity';
import type { Values } from '@ritmi/shared/domain/values';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, motion, space, type } from '@ritmi/shared/ui/tokens';
import { EntityFields } from '../kinds/fieldKinds.js';
import { PlainButton, Stack } from '../look/frames.js';
import { useIsBeside } from '../look/useMedia.js';
import { isSameValue } from './formSpec.js';
import { useTouched } from '../touched.js';

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
  /** Their names, in the entity. */
  readonly fields: readonly string[];
};

/** Ids of the open parts; null until a person opens or closes one. */
export type OpenParts = readonly string[] | null;

const Frame = styled.div`
  border-bottom: 1px solid ${color.line};
`;

const Every = styled(PlainButton)`
  margin-bottom: ${space(4)};
`;

const Part = styled.details`
  border-top: 1px solid ${color.line};
  > summary {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    min-height: 56px;
    padding-block: ${space(2)};
    background: ${color.raised};
    cursor: pointer;
    list-style: none;
  }
  // One sees where one is, and can close it from anywhere in it.
  &[open] > summary {
    position: sticky;
    top: 0;
    z-index: 2;
    border-bottom: 1px solid ${color.line};
  }
  h3 {
    flex: 1;
    font-size: 1rem;
    line-height: 1.3;
  }
  small {
    flex: none;
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  small[data-wrong] {
    color: ${color.accentText};
    font-weight: 600;
  }
  svg {
    flex: none;
    color: ${color.quiet};
    transition: transform ${motion.feedback};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  // Not behind the title that sticks above them.
  :is(input, select, textarea, button) {
    scroll-margin-top: ${space(18)};
  }
`;

const Inside = styled(Stack)`
  padding-block: ${space(4)} ${space(6)};
  // The label of the only list is the title above it.
  &[data-one] > [role='group'] > [aria-hidden]:first-child {
    display: none;
  }
`;

type FormPartsProps = {
  readonly entity: Pick<Entity, 'fields'>;
  readonly parts: readonly FormPart[];
  /** The values of the form without a change. */
  readonly before: Values;
  readonly open: OpenParts;
  readonly onOpen: (change: (open: OpenParts) => OpenParts) => void;
};

/**
 * The fields of a long form in parts with titles: closed at first where a preview has no room beside the form, so that
 * the titles are its contents. Closed fields stay in the form, and a part with a problem opens.
 */
export function FormParts({ entity, parts, before, open, onOpen }: FormPartsProps) {
  const { t } = useLanguage();
  const touched = useTouched();
  const isBeside = useIsBeside();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useProblemsInSight(frame);
  // Read once: the titles move only where somebody presses them.
  const [areOpen] = useState(isBeside);
  const [name] = touched?.field?.split('.') ?? [];
  const initial = parts
    .filter(({ fields }, place) => (touched ? (name ? fields.includes(name) : place === 0) : areOpen))
    .map(({ id }) => id);
  const shown = open ?? initial;

  function handleToggle(part: HTMLDetailsElement, id: string) {
    if (part.open === shown.includes(id)) return;
    onOpen((known) => {
      const others = (known ?? initial).filter((each) => each !== id);
      return part.open ? [...others, id] : others;
    });
    // Its title stuck to the window's edge while the part began above it.
    if (!part.open && part.getBoundingClientRect().top < 0) part.scrollIntoView();
  }

  return (
    <Frame ref={setFrame}>
      <Every onClick={() => onOpen(() => (shown.length > 0 ? [] : parts.map(({ id }) => id)))}>
        {t(shown.length > 0 ? partText.closeAll : partText.openAll)}
      </Every>
      {parts.map(({ id, title, fields }) => (
        <Part
          key={id}
          open={shown.includes(id)}
          onToggle={({ currentTarget }) => handleToggle(currentTarget, id)}
        >
          <summary>
            <h3>{t(title)}</h3>
            <PartState {...{ fields, before }} />
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <Inside data-one={fields.length === 1 || undefined}>
            <EntityFields entity={{ fields: only(entity.fields, fields) }} />
          </Inside>
        </Part>
      ))}
    </Frame>
  );
}

function only(fields: Entity['fields'], names: readonly string[]): Entity['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Opens the parts around problems that a save found, and gives the first problem the focus if none has it. */
function useProblemsInSight(frame: HTMLElement | null): void {
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  useEffect(() => {
    const wrong = frame?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    let wasClosed = false;
    for (const { parentElement } of wrong) {
      const part = parentElement?.closest('details:not([open])');
      if (!(part instanceof HTMLDetailsElement)) continue;
      part.open = true;
      wasClosed = true;
    }
    if (wasClosed && !document.activeElement?.matches('[aria-invalid="true"]')) wrong[0]?.focus();
  }, [frame, errors, submitCount]);
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
