// Empty Nest application: the minimal startup time.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class Nothing {
  answer() {
    return {};
  }
}
Get()(Nothing.prototype, 'answer', Object.getOwnPropertyDescriptor(Nothing.prototype, 'answer'));
Controller()(Nothing);

class Application {}
Module({ controllers: [Nothing] })(Application);

const app = await NestFactory.create(Application, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.argv[2]), '127.0.0.1');
