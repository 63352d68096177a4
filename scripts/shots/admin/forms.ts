import type { Screen } from '../screen.js';
import { all, type Prepare, writeFails, writeSucceeds, writeWaits } from './answers.js';
import {
  changeAndSave,
  emptyAndSave,
  type Form,
  fillForm,
  goToEnd,
  seeErrors,
  seeSaving,
  sendForm,
} from './formSteps.js';
import { upload } from './mediaSteps.js';
import { openFirst, seeToast } from './steps.js';

const description = 'Katër orë muzikë, dy boksa dhe një njeri që flet shqip me fqinjët.';

const service = { Title: 'Nata e vogël', Description: description, Price: '180', 'Feature 1': 'Një DJ' };

const pkg = { Name: 'Oborri', Description: description, 'Custom price': '149.90' };

const packageParts = { texts: pkg, checks: ['Use custom price', 'DJ për dasma dhe festa', 'Sistem zëri'] };

const forms: readonly Form[] = [
  {
    id: 'buttons',
    path: '/admin/buttons',
    name: 'Add New Button',
    submit: 'Add Button',
    texts: { Text: 'Netët tona', Path: '/evente' },
  },
  {
    id: 'events',
    path: '/admin/events',
    name: 'Add New Event',
    submit: 'Add Event',
    texts: {
      Title: 'Nata në Vlorë',
      Date: '2026-07-11',
      Description: description,
      'Media URL': '/brand/laser-teal-960.webp',
      Caption: 'Rrezja e parë',
    },
    checks: ['Featured'],
    file: 'Main image',
  },
  {
    id: 'services',
    path: '/admin/services',
    name: 'Add New Service',
    submit: 'Add Service',
    texts: service,
    checks: ['Featured on Homepage'],
    file: 'Image (file)',
  },
  {
    id: 'section',
    path: '/admin/about',
    name: 'Add Section',
    submit: 'Add Section',
    texts: { Title: 'Si punojmë', Content: description },
  },
  {
    id: 'team',
    path: '/admin/about',
    name: 'Add Team Member',
    submit: 'Add Member',
    texts: { Name: 'Arbër Hoxha', Role: 'Ndriçim', Bio: description },
  },
  {
    id: 'contact',
    path: '/admin/contact',
    name: 'Add Contact Information',
    submit: 'Add Contact',
    texts: { Label: 'Zyra', Value: '04 000 0000' },
  },
  {
    id: 'projects',
    path: '/admin/projects',
    name: 'Add New Project',
    submit: 'Add Project',
    texts: { Title: 'Oborri i Vjetër', Location: 'Rruga e Elbasanit, Tiranë', Description: description },
    file: 'Thumbnail',
  },
  {
    id: 'package-dialog',
    path: '/admin/packages',
    opener: 'Add Package',
    name: 'Add Package',
    submit: 'Save',
    ...packageParts,
  },
  {
    id: 'package-page',
    path: '/admin/packages/create',
    name: 'Krijo Paketë',
    submit: 'Save',
    ...packageParts,
  },
];

/** What the server finds, although the form did not. */
const refusal = {
  message: 'Titulli është i zënë',
  errors: [
    { path: 'title', message: 'Titulli është i zënë: zgjidh një tjetër' },
    { path: 'label', message: 'Kjo etiketë është e zënë' },
    { path: 'name', message: 'Ky emër është i zënë' },
  ],
};

const sending = (form: Form): Prepare => all(fillForm(form), sendForm(form));

/** Every form that adds: with its errors, filled, while it saves, and after a save that failed. */
export const formStates: readonly Screen[] = [
  ...forms.flatMap((form): Screen[] => {
    const { id, path } = form;
    const screens: Screen[] = [
      { name: `admin-${id}-add-errors`, path, prepare: seeErrors(form) },
      { name: `admin-${id}-add-filled`, path, prepare: all(fillForm(form), upload(form)) },
    ];
    if (id === 'buttons') return screens;
    return [
      ...screens,
      {
        name: `admin-${id}-add-saving`,
        path,
        isWindow: true,
        isWaiting: true,
        before: writeWaits,
        prepare: all(sending(form), seeSaving),
      },
      {
        name: `admin-${id}-add-refused`,
        path,
        isWindow: true,
        before: writeFails(422, refusal),
        prepare: all(sending(form), seeToast),
      },
    ];
  }),
  ...['events', 'services', 'about', 'contact', 'projects', 'packages'].flatMap((id): Screen[] => {
    const path = `/admin/${id}`;
    return [
      { name: `admin-${id}-edit`, path, isWindow: true, prepare: openFirst },
      { name: `admin-${id}-edit-end`, path, isWindow: true, prepare: all(openFirst, goToEnd) },
      { name: `admin-${id}-edit-errors`, path, isWindow: true, prepare: all(openFirst, emptyAndSave) },
    ];
  }),
  {
    name: 'admin-services-edit-away',
    path: '/admin/services',
    isWindow: true,
    before: writeFails(503),
    prepare: all(openFirst, changeAndSave),
  },
  {
    name: 'admin-services-edit-gone',
    path: '/admin/services',
    isWindow: true,
    before: writeFails(404),
    prepare: all(openFirst, changeAndSave),
  },
  {
    name: 'admin-services-add-done',
    path: '/admin/services',
    isWindow: true,
    before: writeSucceeds,
    prepare: all(sending(forms[2] as Form), seeToast),
  },
];
