import { djs } from '@ritmi/shared/domain/brand/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { DjCall, DjPoster } from '../../views/dj/DjPoster.js';
import { DjMashups, DjPerformances, DjVenues } from '../../views/dj/DjSections.js';
import { DjTabs } from '../../views/dj/DjTabs.js';
import { text } from '../../views/dj/text.js';

export function Page() {
  const { t } = useLanguage();
  return (
    <>
      <DjPoster artist="lumo" variant="full" profile={lumo} action={t(text.bookNow)} />
      <DjTabs stageName={djs.lumo.stageName} profile={lumo} />
      <DjVenues venues={lumo.venues} />
      <DjMashups mashups={lumo.mashups} />
      <DjPerformances performances={lumo.performances} heading={t(text.performances)} />
      <DjCall artist="lumo" heading={t(text.clubCall)} action={t(text.bookNow)} />
    </>
  );
}
