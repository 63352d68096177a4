import { byOrder, featuredOrAll } from '@ritmi/shared/domain/order';
import { StripSection } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Strip } from '@ritmi/shared/ui/Strip';
import { defaultServices } from './defaultServices.js';
import { DefaultTile, LoadingTile, type ServiceInStrip, ServiceTile } from './ServiceTile.js';
import { text } from './text.js';

/** How many places are kept while the services load (specification section 9). */
const placeholderIds = ['a', 'b', 'c', 'd'] as const;

type ServiceStripProps = {
  /** Null while they are on their way. */
  readonly services: readonly ServiceInStrip[] | null;
};

/** Featured services, or all when none is featured; four built-in ones when there are none. */
export function ServiceStrip({ services }: ServiceStripProps) {
  const { t, to } = useLanguage();
  const shown = featuredOrAll(services ?? []).sort(byOrder);
  return (
    <StripSection aria-labelledby="home-services">
      <h2 id="home-services">{t(text.heading)}</h2>
      <Strip thirds columnWidth="min(76vw, 340px)" label={t(services ? text.heading : text.loading)}>
        {shown.map((service) => (
          <li key={service.id}>
            <ServiceTile service={service} />
          </li>
        ))}
        {services?.length === 0 &&
          defaultServices.map(({ title, line, picture }) => (
            <li key={title.en}>
              <DefaultTile title={t(title)} line={t(line)} picture={picture} />
            </li>
          ))}
        {services === null &&
          placeholderIds.map((id) => (
            <li key={id} data-testid="service-placeholder">
              <LoadingTile />
            </li>
          ))}
      </Strip>
      <ButtonLink $kind="plain" $small href={to('/sherbime')}>
        {t(text.all)}
      </ButtonLink>
    </StripSection>
  );
}
