import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { entities } from '@ritmi/shared/domain/entities';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { copyText } from '../kit/bulk/copyText.js';
import {
  ButtonRow,
  Note,
  Panel,
  PanelTitle,
  PlainButton,
  PlainLink,
  PrimaryButton,
  Stack,
} from '../kit/look/frames.js';
import { useFileUrl } from '../kit/media/Preview.js';
import { offerFile } from '../kit/model/saveFile.js';
import { drawNightPicture } from './nightPicture.js';
import { publishedText as text } from './text.js';
import type { Published as PublishedNight } from './usePublishNight.js';

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};
  align-items: start;
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
  }
`;

const Picture = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  border-radius: ${radius.picture};
  background: ${color.card};
  object-fit: cover;
`;

const Couple = styled(Stack).attrs({ $gap: 2 })`
  h3 {
    font-size: 1.0625rem;
    line-height: 1.25;
  }
`;

const Heading = styled(PanelTitle)`
  outline: none;
`;

type PublishedProps = { readonly night: PublishedNight; readonly onAnother: () => void };

/** What comes after a night is published: its place on the site, and what the couple gets. */
export function Published({ night, onAnother }: PublishedProps) {
  const { id, plan } = night;
  const { siteUrl } = useHost();
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = usePicture(night);
  const shown = useFileUrl(picture);
  useEffect(() => heading.current?.focus(), []);

  const { page } = entities.events.site;
  const place =
    siteUrl === null ? null : `${siteUrl || window.location.origin}${page}${id === null ? '' : `#${id}`}`;

  const hasShare = 'share' in navigator;
  const Store = hasShare ? PlainButton : PrimaryButton;

  function copy(address: string) {
    if (copyText(address)) showSuccess(t(text.copied));
    else showFailure(t(text.notCopied));
  }

  return (
    <Panel aria-label={plan.title}>
      <Heading ref={heading} tabIndex={-1}>
        {t(id === null ? text.queued : text.done)}: {plan.title}
      </Heading>
      {id === null ? <Note role="status">{t(text.queuedNote)}</Note> : null}
      <Columns>
        {shown === undefined ? null : <Picture src={shown} alt={t(text.picture(plan.title))} />}
        <Stack>
          <Couple>
            <h3>{t(text.couple)}</h3>
            <Note>{t(text.coupleNote)}</Note>
          </Couple>
          <ButtonRow>
            {hasShare ? (
              <PrimaryButton onClick={() => void shareNight(plan.title, place, picture)}>
                {t(text.share)}
              </PrimaryButton>
            ) : null}
            {picture ? <Store onClick={() => offerFile(picture.name, picture)}>{t(text.store)}</Store> : null}
            {place === null ? null : <PlainButton onClick={() => copy(place)}>{t(text.copy)}</PlainButton>}
          </ButtonRow>
          <ButtonRow>
            {place === null || id === null ? null : (
              <PlainLink href={place} target="_blank" rel="noreferrer">
                {t(text.show)}
              </PlainLink>
            )}
            <PlainButton onClick={onAnother}>{t(text.another)}</PlainButton>
          </ButtonRow>
        </Stack>
      </Columns>
    </Panel>
  );
}

/** The picture for the couple, once it is drawn; null before, and where that is not possible. */
function usePicture({ plan }: PublishedNight): File | null {
  const { name } = useAgency();
  const { language } = useLanguage();
  const [picture, setPicture] = useState<File | null>(null);
  const photo = plan.photos[0]?.file;
  const { title } = plan;
  const line = formatDate(plan.date, language);
  useEffect(() => {
    let isGone = false;
    if (photo) {
      void drawNightPicture({ photo, title, line, agency: name }).then((drawn) => {
        if (!isGone) setPicture(drawn);
      });
    }
    return () => {
      isGone = true;
    };
  }, [photo, title, line, name]);
  return picture;
}

/** Opens the phone's own sheet, with WhatsApp in it; the picture goes along where the browser shares files. */
async function shareNight(title: string, url: string | null, picture: File | null): Promise<void> {
  const files = picture ? [picture] : [];
  const withFiles = { text: [title, url].filter((part) => part !== null).join('\n'), files };
  const canSend = picture !== null && navigator.canShare?.(withFiles);
  try {
    await navigator.share(canSend ? withFiles : { title, ...(url !== null && { url }) });
  } catch (error) {
    // The person has closed the sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
  }
}
