import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { createStore } from '@ritmi/shared/ui/store';
import { space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { type FormSpec, isSameValue } from '../forms/formSpec.js';
import { savableBody } from '../forms/savableBody.js';
import { ChoiceButton } from '../look/ChoiceButton.js';
import { barsHeight, besideList, Panel, screenGap } from '../look/frames.js';
import { Sheet } from '../look/Sheet.js';
import { useIsBeside } from '../look/useMedia.js';
import type { Edited, FormValues } from '../model/values.js';
import { FormPreview, type SitePage, type Typed } from '../publishing/FormPreview.js';
import { previewText, publishText } from '../publishing/text.js';

/** A form, with the preview of its page beside it. */
export const WithPreview = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${besideList} {
    &:has([data-live]) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 38%);
    }
  }
`;

/** As high as the window, in which it stays in sight. */
const Column = styled(Panel)`
  position: sticky;
  top: ${screenGap};
  grid-template-rows: minmax(0, 1fr);
  align-content: stretch;
  height: calc(100vh - 2 * ${screenGap});
  // Below the screen's heading it is not in sight as a whole before the form is scrolled.
  max-height: max(${space(100)}, calc(100vh - ${space(32)} - var(${barsHeight}, 0px)));
`;

const SheetBody = styled.div`
  display: grid;
  min-height: 0;
  padding: 0 ${space(5)} ${space(4)};
`;

type SinglePreviewOptions = {
  readonly name: EntityName;
  readonly title: string;
  readonly pages: readonly [SitePage, ...SitePage[]] | undefined;
  /** The page that shows what is being edited; null leaves the one that is shown. */
  readonly page: string | null;
};

/** The preview of a single document's page: in a column beside the form, or in a sheet; null where there is none. */
export function useSinglePreview({ name, title, pages, page }: SinglePreviewOptions) {
  const { siteUrl, framesSite } = useHost();
  const { t } = useLanguage();
  const isBeside = useIsBeside();
  const [typed] = useState<Typed>(() => createStore<FormValues | null>(null));
  const [isWanted, setIsWanted] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  if (!pages || siteUrl === null || !framesSite) return null;
  const view = <FormPreview entity={name} {...{ typed, pages, page }} />;
  const button = (
    <ChoiceButton
      data-act="preview"
      {...(isBeside && { 'aria-pressed': isWanted })}
      onClick={() => (isBeside ? setIsWanted(!isWanted) : setIsOpen(true))}
    >
      {t(publishText.preview)}
    </ChoiceButton>
  );
  const column = (
    <Column data-live aria-label={t(publishText.preview)}>
      {view}
    </Column>
  );
  const sheet = (
    <Sheet place="preview" title={t(previewText.title(title))} onClose={() => setIsOpen(false)}>
      <SheetBody>{view}</SheetBody>
    </Sheet>
  );
  return {
    typed,
    button,
    column: isBeside && isWanted ? column : null,
    sheet: !isBeside && isOpen ? sheet : null,
  };
}

/** How long a person must have stopped typing, in ms. */
const pauseMs = 400;

type FollowProps = {
  readonly name: EntityName;
  readonly spec: FormSpec;
  readonly document: Edited;
  readonly typed: Typed;
};

/** Says what the form around it would save now. */
export function FollowForm({ name, spec, document, typed }: FollowProps) {
  const { control } = useFormContext();
  const values = useWatch({ control });
  const entity = useMemo(() => entityOf(name), [name]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const body = savableBody(entity, spec, { values, document });
      if (body && !isSameValue(typed.get(), body)) typed.set(body);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [entity, spec, values, document, typed]);
  return null;
}
