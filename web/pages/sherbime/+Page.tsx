import { BackButton } from '../../layout/BackButton.js';
import { ServiceGrid } from '../../views/services/ServiceGrid.js';
import { text } from '../../views/services/text.js';
import { ListPage } from '../ListPage.js';
import { listCall } from '../load.js';
import { withLoads } from '../useLoads.js';

export const Page = withLoads({ services: listCall('services') }, ({ services }) => (
  <>
    <BackButton />
    <ListPage text={text} list={services}>
      {(list) => <ServiceGrid services={list} />}
    </ListPage>
  </>
));
