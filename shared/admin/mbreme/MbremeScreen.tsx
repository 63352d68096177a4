import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { type Host, HostProvider, useHost } from '../host/host.js';
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
import { type Plan, problemsOf } from './night.js';
import { NightCard } from './NightCard.js';
import { NightFields } from './NightFields.js';
import { PhotoDesk } from './PhotoDesk.js';
import { isFilm } from './photos.js';
import { Published } from './Published.js';
import { nightText as text } from './text.js';
import { useNight } from './useNight.js';
import { useSharedFiles } from './useSharedFiles.js';
import { type Published as PublishedNight, usePublishNight } from './usePublishNight.js';

const Body = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  :is(input, textarea, button) {
    scroll-margin-bottom: ${space(30)};
  }
  ${besideList} {
    grid-template-columns: minmax(0, 1fr) 380px;
    > aside {
      position: sticky;
      top: ${space(4)};
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

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  p {
    overflow: hidden;
    font-weight: 650;
    line-height: 1.25;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-weight: 400;
  }
  img {
    width: 48px;
    height: 48px;
    border-radius: ${radius.control};
    object-fit: cover;
  }
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
        <NightForm onPublished={setPublished} />
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
      <Body>
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
        <aside>
          <NightCard plan={plan} />
        </aside>
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
        <Line>
          <Summary plan={plan} />
          {sending && sending.done < sending.all ? (
            <PlainButton onClick={cancel}>{t(text.cancel)}</PlainButton>
          ) : (
            <PrimaryButton type="submit" disabled={isReading || sending !== null}>
              {sending ? <Ring size={18} turns /> : null}
              {t(isReading ? text.reading : text.publish)}
            </PrimaryButton>
          )}
        </Line>
      </Foot>
    </Panel>
  );
}

/** The night in a line, beside the button: in sight also where the card is not. */
function Summary({ plan }: { readonly plan: Plan }) {
  const { language, t } = useLanguage();
  const [main] = plan.photos;
  const facts = [
    ...(plan.date === '' ? [] : [formatDate(plan.date, language)]),
    ...(main ? [t(text.count(plan.photos.length))] : []),
  ];
  return (
    <>
      {main && !isFilm(main) ? <img src={main.address} alt="" /> : <Ring size={32} />}
      <p>
        {plan.title || t(text.title)}
        <small>{facts.join(' · ')}</small>
      </p>
    </>
  );
}
