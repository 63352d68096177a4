import { uncheckedCode, wrongCode } from '@ritmi/shared/domain/auth/text';
import type { ErrorCode, IssueCode } from '@ritmi/shared/domain/errors';
import type { Message } from '@ritmi/shared/domain/language';

/**
 * What is wrong with a field, in Albanian. In English its message says it and names the field: `Title is required`. With
 * null the message is shown in both languages: the specification gives these texts.
 */
export const issueText: Readonly<Record<IssueCode, string | null>> = {
  required: 'Kjo fushë kërkohet.',
  wrongType: 'Kjo vlerë nuk pranohet këtu.',
  tooShort: 'Të paktën {min} shenja.',
  tooLong: 'Tekst tepër i gjatë: e shumta {max} shenja.',
  tooMany: 'E shumta {max}.',
  outOfRange: 'Ky numër është tepër i madh ose tepër i vogël.',
  notOffered: 'Zgjidh një nga këto: {offered}.',
  notStorable: 'Ka shenja që nuk ruhen dot.',
  notWebAddress: 'Kjo nuk është adresë interneti.',
  notPagePath:
    'Shkruaj rrugën e faqes si /paketa, pa gjuhën. Tekstet e saj në gjuhë të tjera janë përkthime.',
  notSlug: 'Vetëm shkronja pa shenja, shifra dhe vija: DJ-Drita.',
  siteAddress: 'Faqja e ka tashmë këtë adresë. Zgjidh një tjetër.',
  addressTaken: 'Këtë adresë e ka ose e ka pasur një tjetër. Zgjidh një tjetër.',
  notLink: 'Shkruaj një rrugë si /paketa ose një adresë interneti.',
  notAmount: 'Shkruaj një numër, 0 ose më shumë.',
  ambiguousAmount: 'Kjo lexohet në dy mënyra. Shkruaj {whole} ose {decimal}.',
  tooPrecise: 'E shumta {max} shifra pas presjes.',
  notDay: 'Shkruaj një datë.',
  dayOutOfRange: 'Shkruaj një datë nga viti 1990 deri dhjetë vjet nga sot.',
  notMoment: 'Shkruaj një datë dhe një orë.',
  pastMoment: 'Kjo kohë ka kaluar.',
  notAfter: 'Duhet të mbarojë pasi të fillojë.',
  notDraft: 'Vetëm një draft publikohet më vonë.',
  noMediaUrl: null,
  notSound: 'Zgjidh një skedar MP3, M4A ose WAV.',
  noneChosen: null,
  repeatedId: 'Kjo është në listë dy herë.',
  unknownReference: 'Diçka e zgjedhur nuk ekziston më. Zgjidhe përsëri.',
  unknownCursor: 'Lista ka ndryshuar. Hape përsëri.',
  notList: 'Kjo listë nuk lexohet dot.',
  notSettable: 'Kjo nuk vendoset dot këtu.',
  noFile: 'Zgjidh një skedar.',
  unexpectedFile: 'Dërgo vetëm një skedar.',
  wrongPassword: 'Fjalëkalimi aktual është i gabuar.',
  samePassword: 'Ky është fjalëkalimi që ke tani.',
  commonPassword: 'Ky fjalëkalim është tepër i zakonshëm.',
  wrongCode: 'Kodi është i gabuar ose është përdorur.',
  uncheckedCode:
    'Serveri nuk i kontrollon dot më kodet e aplikacionit tënd. Përdor një kod rezervë, ose kërko `npm run admin -- reset`.',
  missingPart: 'Mungon.',
  damagedPart: 'Është dëmtuar.',
  unknownPart: 'Nuk i përket këtij eksporti.',
  largePart: 'Është tepër e madhe.',
  invalid: 'Kjo vlerë nuk pranohet.',
};

/** Why the server refused, and what to do about it. */
export const errorText: Readonly<Record<ErrorCode, Message>> = {
  invalid: {
    sq: 'Diçka nuk pranohet. Ndreqe dhe provo përsëri.',
    en: 'Something is not accepted. Correct it and try again.',
  },
  malformed: {
    sq: 'Serveri nuk e kuptoi kërkesën. Provo përsëri.',
    en: 'The server could not read the request. Try again.',
  },
  noJson: { sq: 'Kërkesa ishte bosh. Provo përsëri.', en: 'The request was empty. Try again.' },
  tooDeep: {
    sq: 'Kërkesa është tepër e ndërlikuar. Thjeshtoje.',
    en: 'The request is nested too deeply. Simplify it.',
  },
  badIfMatch: { sq: 'Hape përsëri këtë dhe provo edhe një herë.', en: 'Open this again and try once more.' },
  badIdempotencyKey: {
    sq: 'Hape përsëri këtë dhe provo edhe një herë.',
    en: 'Open this again and try once more.',
  },
  interrupted: {
    sq: 'Ngarkimi u ndërpre. Ngarkoje përsëri.',
    en: 'The upload was interrupted. Upload the file again.',
  },
  loginNeeded: { sq: 'Identifikohu përsëri.', en: 'Please log in again.' },
  sessionEnded: { sq: 'Sesioni mbaroi. Identifikohu përsëri.', en: 'The session has ended. Log in again.' },
  wrongLogin: {
    sq: 'Email-i ose fjalëkalimi është i gabuar.',
    en: 'The e-mail address or the password is wrong.',
  },
  codeNeeded: {
    sq: 'Shkruaj kodin e aplikacionit ose një kod rezervë.',
    en: 'Enter the code of your app or a recovery code.',
  },
  wrongCode: { sq: 'Kodi është i gabuar ose është përdorur.', en: wrongCode },
  uncheckedCode: {
    sq: 'Serveri nuk i kontrollon dot më kodet e aplikacionit tënd. Përdor një kod rezervë, ose kërko `npm run admin -- reset`.',
    en: uncheckedCode,
  },
  notAllowed: { sq: 'Nuk ke leje për këtë.', en: 'You are not allowed to do this.' },
  passwordNotChanged: { sq: 'Ndrysho më parë fjalëkalimin.', en: 'Change your password first.' },
  notFound: { sq: 'Kjo nuk ekziston më.', en: 'This no longer exists.' },
  noFactorPending: {
    sq: 'Fillo përsëri me faktorin e dytë.',
    en: 'Start setting up the second factor again.',
  },
  factorOff: { sq: 'Faktori i dytë është fikur tashmë.', en: 'The second factor is off already.' },
  factorOn: { sq: 'Faktori i dytë është ndezur tashmë.', en: 'The second factor is on already.' },
  wrongMethod: { sq: 'Kjo nuk lejohet këtu.', en: 'This is not allowed here.' },
  tooSlow: {
    sq: 'Lidhja është tepër e ngadaltë. Provo me një lidhje më të mirë.',
    en: 'The connection is too slow. Try a better one.',
  },
  addressTaken: {
    sq: 'Këtë adresë e ka ose e ka pasur një faqe tjetër. Zgjidh një tjetër.',
    en: 'Another page has or had this address. Choose another one.',
  },
  full: { sq: 'Kjo datë është e zënë.', en: 'This date is taken.' },
  stale: {
    sq: 'Ndërkohë ka ndryshuar. Shihe edhe një herë.',
    en: 'It has changed meanwhile. Look at it again.',
  },
  tooLate: {
    sq: 'Kjo përgjigje erdhi tepër vonë. Shiko si qëndron kërkesa tani.',
    en: 'This answer comes too late. See how the enquiry stands now.',
  },
  inUse: {
    sq: 'Kjo përdoret në diçka të publikuar.',
    en: 'Something published uses this.',
  },
  keyReused: { sq: 'Hape përsëri këtë dhe provo edhe një herë.', en: 'Open this again and try once more.' },
  tooLarge: {
    sq: 'Kjo është tepër e madhe për serverin. Zvogëloje.',
    en: 'This is too large for the server. Make it smaller.',
  },
  fileTooLarge: {
    sq: 'Skedari është tepër i madh: e shumta {megabytes} MB. Zgjidh një më të vogël.',
    en: 'The file is too large: at most {megabytes} MB. Choose a smaller one.',
  },
  tooManyPixels: {
    sq: 'Fotoja është tepër e madhe. Zvogëloje dhe ngarkoje përsëri.',
    en: 'The picture has too many pixels. Scale it down and upload it again.',
  },
  wrongMedia: { sq: 'Ky lloj nuk pranohet këtu.', en: 'This type is not accepted here.' },
  notAccepted: {
    sq: 'Pranohen vetëm skedarë PNG, JPEG, GIF, WebP, AVIF, HEIC, MP4, MOV, WEBM, MP3, M4A dhe WAV. Zgjidh një prej tyre.',
    en: 'Only PNG, JPEG, GIF, WebP, AVIF, HEIC, MP4, MOV, WEBM, MP3, M4A and WAV files are accepted. Choose one of these.',
  },
  unreadableFilm: {
    sq: 'Videoja nuk lexohet dot. Ruaje përsëri si MP4, ose zgjidh një tjetër.',
    en: 'The video cannot be read. Save it again as MP4, or choose another one.',
  },
  noFilm: {
    sq: 'Skedari ka vetëm zë ose asgjë për të parë. Zgjidh një video me figurë.',
    en: 'The file has only sound, or nothing to see. Choose a video with pictures.',
  },
  noSound: {
    sq: 'Kënga nuk lexohet dot. Ruaje përsëri si MP3, M4A ose WAV, ose zgjidh një tjetër.',
    en: 'The piece cannot be read. Save it again as MP3, M4A or WAV, or choose another one.',
  },
  cutOffFile: {
    sq: 'Skedari është i ndërprerë. Kopjoje ose ruaje përsëri dhe provo prapë.',
    en: 'The file is cut off. Copy or save it again and try once more.',
  },
  brokenExport: {
    sq: 'Ky skedar nuk është një eksport i plotë. Asgjë nuk u ndryshua.',
    en: 'This file is not a whole export. Nothing was changed.',
  },
  otherKind: {
    sq: 'Një foto zëvendësohet vetëm me foto, një video me video dhe një këngë me këngë.',
    en: 'A picture can be replaced by a picture only, a video by a video and a piece by a piece.',
  },
  unreadablePicture: {
    sq: 'Fotoja nuk lexohet dot. Ruaje përsëri në një program fotosh, ose zgjidh një tjetër.',
    en: 'The picture cannot be read. Save it again in a picture editor, or choose another one.',
  },
  noSuchRange: { sq: 'Skedari nuk e ka këtë pjesë.', en: 'The file has no such part.' },
  tooManyRequests: {
    sq: 'Tepër kërkesa. Prit {seconds} sekonda.',
    en: 'Too many requests. Wait {seconds} seconds.',
  },
  tooManyTries: {
    sq: 'Tepër prova të gabuara. Prit {seconds} sekonda.',
    en: 'Too many wrong tries. Wait {seconds} seconds.',
  },
  diskFull: {
    sq: 'Disku i serverit është gati plot. Liro vend ose njofto atë që kujdeset për serverin.',
    en: 'The disk of the server is nearly full. Free some space, or tell whoever runs the server.',
  },
  quotaUsed: {
    sq: 'Vendi për skedarë është mbushur. Fshi përgjithmonë çfarë nuk duhet nga koshi.',
    en: 'The space for uploads is used up. Delete what you do not need from the trash for good.',
  },
  unavailable: {
    sq: 'Serveri nuk është gati. Provo përsëri pas pak.',
    en: 'The server is not available. Try again in a moment.',
  },
  internal: {
    sq: 'Diçka nuk shkoi në server. Provo përsëri pas pak.',
    en: 'Something went wrong on the server. Try again in a moment.',
  },
};
