import { parseArgs } from 'node:util';

const required = (name, purpose) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Set it to ${purpose}.`);
  return value;
};

const portOf = (text = '9100') => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PRINTER_PORT is ${text}, which is not a port. Raw printing usually has 9100.`);
};

/** Reads what the program needs from the environment and the command line. */
export const readSettings = () => {
  const { values } = parseArgs({ options: { file: { type: 'string' } } });
  return {
    url: required('TIFFIN_URL', 'the address of the marketplace, such as http://localhost:4000'),
    token: required('TIFFIN_TOKEN', 'an API token with the scope ORDERS_READ'),
    stateFile: process.env.STATE_FILE ?? 'printed-orders.json',
    destination: values.file
      ? { file: values.file }
      : {
          host: required('PRINTER_HOST', 'the network address of the printer, or use --file'),
          port: portOf(process.env.PRINTER_PORT),
        },
  };
};
