export const team = [
  { name: 'Lumo Hoxha', role: 'DJ', bio: 'Në pult që nga viti 2017.', file: 'pult-i-kuq.webp' },
  { name: 'Taulant Marku', role: 'DJ dhe organizator', bio: 'Njëzet vjet dasma.', file: 'publiku-roze.webp' },
  { name: 'Arta Kola', role: 'Zyra', bio: 'Datat, kontratat dhe telefonat.', file: 'salla-e-shtruar.webp' },
  {
    name: 'Ben Doda',
    role: 'Teknik zëri',
    bio: 'E mat sallën para se të hapë një kabllo.',
    file: 'pult-nga-afer.webp',
  },
] as const;

export const sections = [
  { title: 'Historia', content: 'Filluam me dy boksa dhe një furgon.', file: 'pult-blu.webp' },
  { title: 'Vizioni dhe misioni', content: 'Na trego datën, ne sjellim natën.', file: 'publiku-i-kuq.webp' },
] as const;

export const contacts = [
  { type: 'phone', label: 'Rezervime', value: '+355 68 000 0116' },
  { type: 'phone', label: 'Teknika', value: '068 000 0117' },
  { type: 'email', label: 'E-mail', value: 'zyra@agjencia.example' },
  { type: 'address', label: 'Zyra', value: 'Rruga e Kavajës 120, Tiranë' },
] as const;
