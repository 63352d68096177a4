import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import mongoose from 'mongoose';
import { expect, inject, it } from 'vitest';
import { connect, disconnect } from './connect.js';

it('answers what is asked for in the moment in which the database closes its connections', async () => {
  const sockets: Socket[] = [];
  const note = (message: unknown) => {
    const isNew = typeof message === 'object' && message !== null && 'socket' in message;
    if (isNew && message.socket instanceof Socket) sockets.push(message.socket);
  };
  subscribe('net.client.socket', note);
  try {
    await connect(inject('mongoUri').replace('/?', '/connection?'));
    const count = () => mongoose.connection.collection('services').countDocuments();
    expect(await count()).toBe(0);
    const open = sockets.filter(({ destroyed }) => !destroyed);
    expect(open).not.toEqual([]);
    for (const socket of open) socket.destroy();
    // Asked before any of them says that it is closed.
    expect(await Promise.all([count(), count()])).toEqual([0, 0]);
  } finally {
    unsubscribe('net.client.socket', note);
    await disconnect();
  }
}, 30_000);
