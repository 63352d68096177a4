import { djs } from '@ritmi/shared/domain/brand/brand';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { DjCall, DjPoster } from '../../views/dj/DjPoster.js';
import { DjEventTypes, DjPerformances } from '../../views/dj/DjSections.js';
import { DjTabs } from '../../views/dj/DjTabs.js';
import { text } from '../../views/dj/text.js';

export function Page() {
  const { t } = useLanguage();
  return (
    <>
      <DjPoster artist="taulo" variant="split" profile={taulo} action={t(text.planEvent)} />
      <DjTabs stageName={djs.taulo.stageName} profile={taulo} />
      <DjEventTypes eventTypes={taulo.eventTypes} />
      <DjPerformances performances={taulo.performances} heading={t(text.recentEvents)} />
      <DjCall artist="taulo" heading={t(text.partyCall)} action={t(text.planEvent)} />
    </>
  );
}
