import { expect, test } from './fixtures.js';
import { recordLinks } from '../pages/desktop.js';

// spec: contract.desktop.sandbox, contract.desktop.links, contract.desktop.bridge, contract.desktop.permissions
test('the app follows Electron’s security checklist', async ({ launch, api }) => {
  test.slow();
  const { app, page } = await launch({ apiUrl: api.url });
  await expect(page.getByLabel('Email')).toBeVisible();

  await test.step('the window is isolated and sandboxed', async () => {
    // Electron keeps this method out of its types: it is meant for tests.
    const preferences = await app.evaluate(({ webContents }) =>
      webContents
        .getAllWebContents()
        .map((contents): object => Reflect.get(contents, 'getLastWebPreferences').call(contents)),
    );
    expect(preferences).toHaveLength(1);
    expect(preferences[0]).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
    });
    const isInspected = await app.evaluate(({ webContents }) => {
      const [contents] = webContents.getAllWebContents();
      contents?.openDevTools();
      return contents?.isDevToolsOpened();
    });
    expect(isInspected).toBe(false);
    const globals = await page.evaluate(() => ({
      origin: location.origin,
      hasRequire: 'require' in globalThis,
      hasProcess: 'process' in globalThis,
    }));
    expect(globals).toEqual({ origin: 'app://ritmi', hasRequire: false, hasProcess: false });
  });

  await test.step('the policy refuses inline scripts and calls to other hosts', async () => {
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hasRun = true';
      document.body.append(script);
      return 'hasRun' in window;
    });
    expect(hasRun).toBe(false);
    const refused = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(() => '', String));
    expect(refused).toContain('Failed to fetch');
    const policy = await page.evaluate(async () => {
      const answer = await fetch('app://ritmi/index.html');
      return answer.headers.get('Content-Security-Policy');
    });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none';");
  });

  await test.step('files outside the app cannot be read through its protocol', async () => {
    const read = (url: string) =>
      page.evaluate(
        (requested) =>
          fetch(requested).then(
            (answer) => answer.status,
            () => 0,
          ),
        url,
      );
    expect(await read('app://ritmi/..%2f..%2fpackage.json')).not.toBe(200);
    expect(await read('app://ritmi/kept/..%2fsession.json')).not.toBe(200);
    expect(await read('app://ritmi/kept/nothing.jpg')).toBe(404);
    expect(await read('file:///etc/passwd')).toBe(0);
  });

  await test.step('permissions are refused', async () => {
    const states = await page.evaluate(async () => [
      (await navigator.permissions.query({ name: 'geolocation' })).state,
      await Notification.requestPermission(),
    ]);
    expect(states).toEqual(['denied', 'denied']);
  });

  await test.step('malformed requests over the bridge are refused', async () => {
    const ask = (name: string, request?: unknown) =>
      page.evaluate(
        ([method, body]): Promise<string> =>
          Reflect.get(window, 'ritmi')
            [method](body)
            .then(() => 'answered', String),
        [name, request] as const,
      );
    expect(await ask('writeSession', { token: 4 })).toContain('Malformed request');
    expect(await ask('readDocument', '../session')).toContain('Malformed request');
    expect(await ask('completeFile', { key: '../../x', name: 'a.jpg' })).toContain('Malformed request');
    expect(await ask('writeDocument', { name: 'outbox', text: 1, files: [] })).toContain('Malformed request');
    expect(await ask('documentNames')).toBe('answered');
  });

  await test.step('the window cannot navigate away, and links open outside the app', async () => {
    const opened = await recordLinks(app);
    await page.evaluate(() => {
      window.open('https://elsewhere.example/');
      window.open('mailto:info@elsewhere.example');
      window.open('file:///etc/passwd');
      location.href = 'https://elsewhere.example/trap';
    });
    await expect
      .poll(() => opened.jsonValue())
      .toEqual(['https://elsewhere.example/', 'mailto:info@elsewhere.example']);
    expect(page.url()).toBe('app://ritmi/index.html#/login');
    expect(app.windows()).toHaveLength(1);
  });
});
