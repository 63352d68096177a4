import { BackButton } from '../../layout/BackButton.js';
import { ServiceGrid } from '../../views/services/ServiceGrid.js';
import { text } from '../../views/services/text.js';
import { ListPage } from '../ListPage.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';

export function Page() {
  const { services } = useLoads(loads);
  return (
    <>
      <BackButton />
      <ListPage text={text} list={services}>
        {(list) => <ServiceGrid services={list} />}
      </ListPage>
    </>
  );
}
