import type { Message } from '@ritmi/shared/domain/language';

export const startText = {
  title: { sq: 'Për t’u parë', en: 'What to look at' },
  do: { sq: 'Shpejt', en: 'Quick actions' },
  photosNote: { sq: 'Njëzet foto bëhen event', en: 'Twenty photos become an event' },
  enquiries: { sq: 'Presin përgjigje', en: 'Waiting for an answer' },
  noEnquiries: { sq: 'Asnjë kërkesë nuk pret.', en: 'No enquiry is waiting.' },
  unread: { sq: 'E palexuar', en: 'Unread' },
  unanswered: { sq: 'Pa përgjigje', en: 'Not answered' },
  remind: { sq: 'Kujtesë', en: 'Reminder' },
  nights: { sq: 'Netët që vijnë', en: 'Next nights' },
  noNights: { sq: 'Asnjë natë në dy muajt që vijnë.', en: 'No nights in the next two months.' },
  /** For how many days somebody waits. */
  since: (days: number): Message =>
    days <= 0
      ? { sq: 'sot', en: 'today' }
      : days === 1
        ? { sq: 'prej dje', en: 'since yesterday' }
        : { sq: `prej ${days} ditësh`, en: `for ${days} days` },
  /** In how many days a night is. */
  until: (days: number): Message =>
    days <= 0
      ? { sq: 'sot', en: 'today' }
      : days === 1
        ? { sq: 'nesër', en: 'tomorrow' }
        : { sq: `pas ${days} ditësh`, en: `in ${days} days` },
  changes: { sq: 'Ndryshimet e fundit', en: 'Latest changes' },
  begin: { sq: 'Për të filluar', en: 'To begin with' },
  done: { sq: 'U bë', en: 'Done' },
  fine: { sq: 'Çdo gjë ka foto, tekst dhe çmim.', en: 'Everything has a picture, a text and a price.' },
  due: { sq: 'Ndodh së shpejti', en: 'Happens soon' },
  late: { sq: 'Me vonesë', en: 'Late' },
  notDone: { sq: 'Nuk u bë', en: 'Not done' },
  changedMeanwhile: { sq: 'ndërkohë ndryshuan', en: 'changed meanwhile' },
  taskLate: { sq: 'Nuk ka filluar ende', en: 'Has not begun yet' },
  failed: (count: number) => ({
    sq: count === 1 ? 'Dështoi një herë' : `Dështoi ${count} herë`,
    en: count === 1 ? 'Failed once' : `Failed ${count} times`,
  }),
  triedAt: (time: string) => ({ sq: `provohet përsëri më ${time}`, en: `tried again at ${time}` }),
};

/** The work in the background, by the names that the API gives it. */
export const taskNames: Readonly<Record<string, Message>> = {
  schedule: { sq: 'Publikimet me orë të caktuar', en: 'Scheduled publications' },
  retention: { sq: 'Pastrimi i koshit dhe i historisë', en: 'Clearing of trash and history' },
  renditions: { sq: 'Përgatitja e videove', en: 'Preparing of videos' },
  'unfinished uploads': { sq: 'Pastrimi i ngarkimeve të ndërprera', en: 'Clearing of interrupted uploads' },
  'unused files': { sq: 'Pastrimi i skedarëve të papërdorur', en: 'Clearing of unused files' },
};

export const findingTitles = {
  picture: { sq: 'Pa foto', en: 'Without a picture' },
  text: { sq: 'Pa tekst të plotë', en: 'With a text missing' },
  price: { sq: 'Me çmim të fshehur', en: 'With a hidden price' },
} satisfies Record<string, Message>;

/** The large actions: what an owner comes for. */
export const actionText = {
  photos: { sq: 'Mbrëmë', en: 'Last night' },
  price: { sq: 'Ndrysho një çmim', en: 'Change a price' },
  package: { sq: 'Shkruaj një paketë', en: 'Write a package' },
  answer: { sq: 'Përgjigju', en: 'Answer' },
} satisfies Record<string, Message>;

/** What a new site needs, by the list that is still empty. */
export const beginText = {
  services: { sq: 'Shto shërbimin e parë', en: 'Add the first service' },
  packages: { sq: 'Bashkoji në një paketë', en: 'Combine them in a package' },
  contact: { sq: 'Shkruaj si të gjejnë', en: 'Write how people reach you' },
  events: { sq: 'Trego një natë me foto', en: 'Show a night with photos' },
  'about/team': { sq: 'Prezanto ekipin', en: 'Introduce the team' },
  projects: { sq: 'Trego një projekt', en: 'Show a project' },
} satisfies Record<string, Message>;
