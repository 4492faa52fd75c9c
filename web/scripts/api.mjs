// Writes src/api/schema.d.ts from the server's OpenAPI document; run it after a change of the server's messages.
// With --check it only tells whether the file is current. PYTHON names an interpreter that has the project installed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = `
import json
from grandaustria.server.app import create_app
from grandaustria.server.settings import Settings
print(json.dumps(create_app(Settings()).openapi()))
`;
const python = process.env.PYTHON ?? '../.venv/bin/python';
const document = JSON.parse(execFileSync(python, ['-c', DOCUMENT], { encoding: 'utf8' }));
const heading = '// Written by `npm run api` from the server’s OpenAPI document. Do not edit.\n\n';
const file = 'src/api/schema.d.ts';
const text = heading + astToString(await openapiTS(document));
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the server says; run npm run api`);
    process.exit(1);
}
