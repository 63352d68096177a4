import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { createGlobalStyle, styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import { type Host, HostProvider, useHost } from '../host/host.js';
import { compactHeight, HasColumn } from '../kit/forms/CardPreview.js';
import {
  besideList,
  Panel,
  panelPadding,
  PlainButton,
  PrimaryButton,
  SheetFoot,
  Stack,
} from '../kit/look/frames.js';
import { formFoot } from '../kit/look/Sheet.js';
import { nextStep } from '../kit/model/failureText.js';
import { ScreenHeading } from '../kit/useTitle.js';
import { problemsOf } from './night.js';
import { NightCard } from './NightCard.js';
import { NightFields } from './NightFields.js';
import { PhotoDesk } from './PhotoDesk.js';
import { Published } from './Published.js';
import { Summary } from './Summary.js';
import { nightText as text } from './text.js';
import { useNight } from './useNight.js';
import { useSharedFiles } from './useSharedFiles.js';
import { type Published as PublishedNight, usePublishNight } from './usePublishNight.js';

/** No focused control is scrolled below the card or the foot. Not margins of the controls, which a text area ignores. */
const ScrollRoom = createGlobalStyle`
  :root {
    scroll-padding-block: calc(${compactHeight} + ${space(12)}) ${space(30)};
    ${besideList} {
      scroll-padding-top: ${space(4)};
    }
  }
`;

/** The fields, and the card that stays in sight: above them, or beside them in a wide window. */
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-width: 0;
  > aside {
    z-index: 3;
    top: 0;
    margin: calc(-1 * ${panelPadding}) calc(-1 * ${panelPadding}) 0;
    padding: ${space(2)} ${panelPadding};
    border-bottom: 1px solid ${color.line};
    border-radius: 3px 3px 0 0;
    background: ${color.raised};
    // A lower window needs its height for the fields.
    @media (min-height: 360px) {
      position: sticky;
    }
  }
  ${besideList} {
    display: grid;
    align-items: start;
    grid-template-columns: minmax(0, 1fr) 380px;
    > aside {
      position: sticky;
      top: ${space(4)};
      grid-area: 1 / 2;
      margin: 0;
      padding: 0;
      border: 0;
    }
  }
`;

const Fields = styled(Stack).attrs({ as: 'fieldset', role: 'none', $gap: 6 })<{ disabled: boolean }>``;

const Foot = styled(SheetFoot)`
  position: sticky;
  bottom: 0;
  z-index: 3;
  margin: ${space(5)} calc(-1 * ${panelPadding}) calc(-1 * ${panelPadding});
  padding-inline: ${panelPadding};
  border-radius: 0 0 3px 3px;
`;

const Problem = styled.p`
  color: ${color.accentText};
  font-weight: 600;
`;

const Progress = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${color.text};
`;

/** Photos of last night become an event on the site. */
export function MbremeScreen() {
  const { t } = useLanguage();
  const host = useHost();
  const [published, setPublished] = useState<PublishedNight | null>(null);
  const [, setAddress] = useSearchParams();

  function handleAnother() {
    // What the address says of a share was about this night.
    setAddress({}, { replace: true });
    setPublished(null);
  }
  // Without a network a night waits, in a browser too.
  const withOutbox = useMemo<Host>(
    () => ({
      ...host,
      get outbox() {
        return host.outbox ?? host.browserOutbox;
      },
    }),
    [host],
  );
  return (
    <HostProvider value={withOutbox}>
      <ScreenHeading title={t(text.title)} />
      {published ? (
        <Published night={published} onAnother={handleAnother} />
      ) : (
        <HasColumn value>
          <NightForm onPublished={setPublished} />
        </HasColumn>
      )}
    </HostProvider>
  );
}

function NightForm({ onPublished }: { readonly onPublished: (night: PublishedNight) => void }) {
  const { t } = useLanguage();
  const { night, plan, isReading, change, changePhotos, add, remove, reset } = useNight();
  const isShareLost = useSharedFiles(add) && plan.photos.length === 0;
  const { publish, cancel, failed, sending } = usePublishNight({
    onUploaded: changePhotos,
    onAttempt: (attempt) => change({ attempt }),
  });
  const form = useRef<HTMLFormElement>(null);
  /** How often it was tried while something was missing. */
  const [tries, setTries] = useState(0);
  const missing = problemsOf(plan);
  const problems = tries > 0 ? missing : {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isReading) return;
    if (Object.keys(missing).length > 0) return setTries((count) => count + 1);
    const done = await publish(plan, night.attempt);
    if (!done) return;
    reset();
    onPublished(done);
  }

  return (
    <Panel
      as="form"
      ref={form}
      noValidate
      method="post"
      aria-label={t(text.title)}
      aria-busy={sending !== null}
      onSubmit={(event: FormEvent) => void handleSubmit(event)}
    >
      <ScrollRoom />
      <Body>
        <aside>
          <NightCard plan={plan} />
        </aside>
        <Fields disabled={sending !== null}>
          <PhotoDesk
            photos={plan.photos}
            uploaded={sending?.done ?? 0}
            problem={isShareLost ? t(text.notShared) : problems.photos && t(problems.photos)}
            onAdd={add}
            onMain={(main) => change({ main })}
            onRemove={remove}
            onCaption={(id, caption) => changePhotos(new Map([[id, { caption }]]))}
          />
          <NightFields night={night} plan={plan} problems={problems} onChange={change} />
        </Fields>
      </Body>
      <Foot ref={formFoot}>
        {failed ? (
          <Problem role="alert">
            {[...(failed.photo ? [failed.photo] : []), nextStep(failed.error)].map(t).join(' · ')}
          </Problem>
        ) : null}
        {sending ? (
          <Stack $gap={2}>
            <p role="status">
              {t(sending.done < sending.all ? text.sending(sending.done + 1, sending.all) : text.saving)}
            </p>
            <Progress max={1} value={sending.share} aria-label={t(text.photos)} />
          </Stack>
        ) : null}
        <Summary plan={plan}>
          {sending && sending.done < sending.all ? (
            <PlainButton onClick={cancel}>{t(text.cancel)}</PlainButton>
          ) : (
            <PrimaryButton type="submit" disabled={isReading || sending !== null}>
              {sending ? <Ring size={18} turns /> : null}
              {t(isReading ? text.reading : text.publish)}
            </PrimaryButton>
          )}
        </Summary>
      </Foot>
    </Panel>
  );
}
