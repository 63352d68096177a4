import { featuredOrAll } from '@ritmi/shared/domain/featured';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { Section, SectionHead } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { stripText } from '@ritmi/shared/ui/media/stripText';
import { Strip } from '@ritmi/shared/ui/Strip';
import { defaultServices } from './defaultServices.js';
import { BlankTile, LoadingTile, ServiceTile } from './ServiceTile.js';
import { text } from './text.js';

/** How many places are kept while the services load (specification section 9). */
const placeholderIds = ['a', 'b', 'c', 'd'] as const;

type ServiceStripProps = {
  /** Null while they are on their way. */
  readonly services: readonly Service[] | null;
};

/** Featured services, or all when none is featured; four built-in ones when there are none. */
export function ServiceStrip({ services }: ServiceStripProps) {
  const { t, to } = useLanguage();
  const shown = featuredOrAll(services ?? []).sort(byOrder);
  return (
    <Section aria-labelledby="home-services">
      <SectionHead>
        <h2 id="home-services">{t(text.heading)}</h2>
        <TextLink href={to('/sherbime')}>{t(text.all)}</TextLink>
      </SectionHead>
      <Strip
        columnWidth="min(76vw, 340px)"
        label={t(services ? text.heading : text.loading)}
        previousLabel={t(stripText.back)}
        nextLabel={t(stripText.on)}
      >
        {shown.map((service) => (
          <li key={service.id}>
            <ServiceTile service={service} />
          </li>
        ))}
        {services?.length === 0 &&
          defaultServices.map(({ title, line }) => (
            <li key={title.en}>
              <BlankTile title={t(title)} line={t(line)} />
            </li>
          ))}
        {services === null &&
          placeholderIds.map((id) => (
            <li key={id} data-testid="service-placeholder">
              <LoadingTile />
            </li>
          ))}
      </Strip>
    </Section>
  );
}
