import { packages } from '@ritmi/shared/domain/packages/schema';
import { fixed } from '../kit/fixed.js';
import { type EntityText, entityText } from '../kit/model/entityText.js';
import { type FailureRule, statusAndServerTextAfter } from '../kit/model/failureText.js';

const failure = (doing: string, verb: string): FailureRule => ({
  text: `An error occurred while ${doing} the package`,
  withServerText: statusAndServerTextAfter(`Failed to ${verb} package`),
});

/** Specification sections 2, 5 and 8, packages. */
export const packagesText: EntityText = {
  ...entityText(packages),
  add: failure('creating', 'create'),
  update: failure('updating', 'update'),
  remove: failure('deleting', 'delete'),
  added: 'Package created successfully',
  confirmRemove: fixed('Are you sure you want to delete this package?'),
  addTitle: fixed('Add Package'),
  dragNote: fixed('Drag to reorder packages'),
  empty: fixed('No packages found. Create your first package to offer combined services to customers.'),
};

/** The form page has one message for the upload and the save (specification section 8). */
export const pageFailure = { text: 'Failed to save package' };

export const pageText = {
  createTitle: 'Krijo Paketë',
  editTitle: 'Ndrysho Paketën',
  back: 'Kthehu',
  loading: 'Duke ngarkuar të dhënat e paketës...',
  loadFailure: { text: 'Failed to load package data' },
  /** Stays on the page after the toast. */
  notLoaded: { sq: 'Serveri nuk e dha këtë paketë.', en: 'The server did not send this package.' },
  /** Worded for the page; the toast has the specified text. */
  servicesNotLoaded: {
    sq: 'Serveri nuk i dha shërbimet.',
    en: 'The server did not send the services.',
  },
  servicesAreCopy: {
    sq: 'Serveri nuk i dha shërbimet. Këto janë të fundit që u ruajtën.',
    en: 'The server did not send the services. These are the last saved ones.',
  },
  priceHidden: {
    sq: 'Vizitorët nuk shohin çmim, por si të pyesin për të.',
    en: 'Visitors see no price but a way to ask for it.',
  },
  noServices: 'Nuk u gjetën shërbime',
  formats: {
    sq: 'Kliko për të zgjedhur një skedar, ose lëshoje këtu. Formatet: JPG, PNG, GIF, MP4, WEBM',
    en: 'Click to choose a file, or drop it here. Supported formats: JPG, PNG, GIF, MP4, WEBM',
  },
} as const;
