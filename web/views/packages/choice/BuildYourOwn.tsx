import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { EmptyState } from '@ritmi/shared/ui/Block';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, space, wide } from '@ritmi/shared/ui/tokens';
import { ServiceChoice } from './ServiceChoice.js';
import { text } from '../text.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  min-height: 420px;
  padding: ${space(2)} ${layout.gutter} ${space(10)};
  fieldset {
    display: grid;
    gap: ${space(3)};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    ${wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  legend {
    padding: 0 0 ${space(4)};
  }
`;

type BuildYourOwnProps = {
  readonly services: readonly Service[];
  readonly chosenIds: ReadonlySet<string>;
  /** Where the form leads without JavaScript, with the language: the same page, which then shows the total. */
  readonly action: string;
  readonly onToggle: (id: string, isChosen: boolean) => void;
  /** What is hidden behind the notice cannot be reached. */
  readonly isBehind: boolean;
};

export function BuildYourOwn(props: BuildYourOwnProps) {
  const { services, chosenIds, action, onToggle, isBehind } = props;
  const { t } = useLanguage();
  return (
    <Form method="get" action={action} inert={isBehind}>
      <input type="hidden" name="krijo" value="po" />
      {services.length === 0 ? (
        <EmptyState>{t(text.noServices)}</EmptyState>
      ) : (
        <fieldset>
          <legend>{t(text.choose)}</legend>
          {[...services].sort(byOrder).map((service) => (
            <ServiceChoice
              key={service.id}
              service={service}
              isChosen={chosenIds.has(service.id)}
              onChange={(isChosen) => onToggle(service.id, isChosen)}
            />
          ))}
        </fieldset>
      )}
      <noscript>
        <Button type="submit">{t(text.calculate)}</Button>
      </noscript>
    </Form>
  );
}
