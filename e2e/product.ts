const port = Number(process.env.E2E_PORT ?? 5110);
const apiPort = Number(process.env.E2E_API_PORT ?? port + 1);

/** The running product that the specs drive; playwright.config.ts starts it fresh and seeded for each run. */
export const product = {
  port,
  apiPort,
  webUrl: `http://127.0.0.1:${port}`,
  apiUrl: `http://127.0.0.1:${apiPort}`,
  adminEmail: 'admin@ritmi.example',
  adminPassword: 'nje-fjalekalim-i-gjate',
  adminName: 'Arta',
};
