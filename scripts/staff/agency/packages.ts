export interface StaffPackage {
  readonly title: string;
  readonly type: string;
  readonly description: string;
  /** Titles. */
  readonly services: readonly string[];
  readonly file?: string;
  readonly customPrice?: string;
  readonly hidePrice?: boolean;
  readonly featured?: boolean;
}

export const packages: readonly StaffPackage[] = [
  {
    title: 'Dasma e vogël',
    type: 'WEDDING',
    description: 'Për salla deri në njëqind të ftuar.',
    services: ['DJ për dasma', 'Sistem zëri', 'Drita për muret e sallës'],
    file: 'salla-e-shtruar.webp',
    featured: true,
  },
  {
    title: 'Dasma e madhe',
    type: 'WEDDING',
    description: 'Gjithë nata, me vallen e parë mbi re dhe shkëndija te torta.',
    services: ['DJ për dasma', 'Sistem zëri', 'Drita për pistë', 'Vallja mbi re', 'Shkëndija të ftohta'],
    file: 'klip-vallja.mp4',
    customPrice: '999.50',
    featured: true,
  },
  {
    title: 'Nata e maturës',
    type: 'PROM',
    description: 'Zë, lazer dhe CO2 për klasën e fundit.',
    services: ['DJ në klub', 'Sistem zëri', 'Lazer', 'CO2 për refrenin'],
    file: 'publiku-roze.webp',
    featured: true,
  },
  {
    title: 'Matura në oborr',
    type: 'PROM',
    description: 'E njëjta natë, por jashtë dhe me skenë.',
    services: ['DJ në klub', 'Skenë me çati', 'Sistem zëri'],
  },
  {
    title: 'Ditëlindja e parë',
    type: 'BIRTHDAY',
    description: 'Tri orë, zë i vogël dhe asgjë që i tremb të vegjlit.',
    services: ['DJ për ditëlindje', 'Drita për muret e sallës'],
    file: 'drita-te-ftohta.webp',
  },
  {
    title: 'Ditëlindja e tridhjetë',
    type: 'BIRTHDAY',
    description: 'Pistë e vërtetë në lokalin tuaj.',
    services: ['DJ për ditëlindje', 'Drita për pistë', 'CO2 për refrenin'],
    customPrice: '400',
  },
  {
    title: 'Darka e firmës',
    type: 'CORPORATE',
    description: 'Fjalimet dëgjohen, muzika fillon pas tyre.',
    services: ['Mikrofonë për ceremoni', 'Sistem zëri', 'Drita për muret e sallës', 'DJ në klub'],
    file: 'salla-e-dasmes.webp',
  },
  {
    title: 'Vetëm efekte',
    type: 'PREMIUM',
    description: 'Për ata që e kanë DJ-në e vet.',
    services: ['Shkëndija të ftohta', 'CO2 për refrenin', 'Lazer', 'Vallja mbi re'],
    hidePrice: true,
  },
  {
    title: 'Vetëm zë',
    type: 'STANDARD',
    description: 'Boksat, teknikun dhe mikrofonët. Muzikën e sillni ju.',
    services: ['Sistem zëri', 'Mikrofonë për ceremoni'],
  },
];
