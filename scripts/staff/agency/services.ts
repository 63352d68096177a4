export interface StaffService {
  readonly title: string;
  readonly description: string;
  readonly price: string;
  readonly category: string;
  readonly icon: string;
  readonly file?: string;
  readonly features: readonly string[];
  readonly featured?: boolean;
  readonly hidePrice?: boolean;
}

const dj = { category: 'dj', icon: 'music' };
const sound = { category: 'speaker', icon: 'speaker' };
const light = { category: 'lightbulb', icon: 'lightbulb' };
const effect = { category: 'sparkles', icon: 'sparkles' };

export const services: readonly StaffService[] = [
  {
    ...dj,
    title: 'DJ për dasma',
    description: 'Takohemi para festës dhe shkruajmë programin. Në mbrëmje ti rri me të ftuarit.',
    price: '450',
    file: 'pult-i-kuq.webp',
    features: ['Program i shkruar para festës', 'Deri në 8 orë muzikë', 'Mikrofon pa tel për urimet'],
    featured: true,
  },
  {
    ...dj,
    title: 'DJ në klub',
    description: 'Katër orë, me pultin tonë ose me tuajin.',
    price: '300',
    file: 'pult-blu.webp',
    features: ['Katër orë', 'Pult rezervë në furgon', 'Lista e këngëve të natës'],
  },
  {
    ...dj,
    title: 'DJ për ditëlindje',
    description: 'Tri orë muzikë për moshën e të ftuarve, me lojëra kur i doni.',
    price: '180.50',
    file: 'pult-nga-afer.webp',
    features: ['Tri orë', 'Karaoke për të vegjlit', 'Zë i vogël i përfshirë'],
  },
  {
    ...sound,
    title: 'Sistem zëri',
    description: 'Zë që dëgjohet njësoj te tavolina e parë dhe te e fundit.',
    price: '250',
    file: 'publiku-i-kuq.webp',
    features: ['Deri në 300 të ftuar', 'Dy basë dhe katër boksa', 'Teknik gjatë gjithë natës'],
    featured: true,
  },
  {
    ...sound,
    title: 'Mikrofonë për ceremoni',
    description: 'Dy mikrofonë pa tel dhe një teknik që i dëgjon para jush.',
    price: '60',
    file: 'salla-e-shtruar.webp',
    features: ['Dy mikrofonë', 'Bateri të reja', 'Provë një orë para'],
  },
  {
    ...light,
    title: 'Drita për pistë',
    description: 'Dymbëdhjetë koka lëvizëse që ndjekin muzikën, jo anasjelltas.',
    price: '220',
    file: 'drita-te-kuqe.webp',
    features: ['Dymbëdhjetë koka', 'Program për këngën tuaj', 'Montim para darkës'],
  },
  {
    ...light,
    title: 'Drita për muret e sallës',
    description: 'Ngjyra e ftesës në të gjitha muret.',
    price: '140',
    file: 'salla-e-dasmes.webp',
    features: ['Njëzet drita me bateri', 'Pa kabllo në sallë', 'Një ngjyrë për çdo pjesë të natës'],
  },
  {
    ...light,
    title: 'Lazer',
    description: 'Rreze mbi kokat, kurrë në sy. Me leje dhe me operator.',
    price: '190',
    file: 'lazer-blu.webp',
    features: ['Tre lazerë', 'Operator me leje', 'Mjegull e lehtë'],
    featured: true,
  },
  {
    ...effect,
    title: 'Shkëndija të ftohta',
    description: 'Fishekzjarre të brendshme që nuk djegin as këmishën.',
    price: '160',
    file: 'shkendija-ari.webp',
    features: ['Katër makina', 'Deri në 5 metra', 'Leje nga salla'],
    featured: true,
  },
  {
    ...effect,
    title: 'CO2 për refrenin',
    description: 'Dy kolona të bardha në çastin që e zgjidhni ju.',
    price: '130',
    file: 'co2-i-kuq.webp',
    features: ['Dy topa', 'Gjashtë shtytje', 'Asnjë njollë në rroba'],
  },
  {
    ...effect,
    title: 'Vallja mbi re',
    description: 'Mjegull e ulët që qëndron te këmbët sa zgjat kënga.',
    price: '120',
    file: 'vallja-e-pare.webp',
    features: ['Akull i thatë', 'Katër minuta', 'Pa erë'],
  },
  {
    ...sound,
    title: 'Skenë me çati',
    description: 'Për oborre dhe sheshe. Çmimi varet nga rruga dhe nga toka.',
    price: '900',
    file: 'publiku-skena.webp',
    features: ['Gjashtë me katër metra', 'Çati kundër shiut', 'Montim në ditën para'],
    hidePrice: true,
  },
];
