import { crc32, deflateRawSync } from "node:zlib";

/** An excerpt in the format of the ONS Postcode Directory: two units in use, one retired, one without a position. */
export const ONSPD_SAMPLE = `"pcd","pcd2","pcds","dointr","doterm","oslaua","lat","long","imd"
"LS1 4AP","LS1  4AP","LS1 4AP","198001","","E08000035",53.797123,-1.554321,"100"
"LS1 4AA","LS1  4AA","LS1 4AA","198001","200104","E08000035",53.8,-1.5,"100"
"BT1 5GS","BT1  5GS","BT1 5GS","199606","","N09000003",54.596512,-5.93,"100"
"JE2 3AB","JE2  3AB","JE2 3AB","199606","","L99999999",99.999999,0,"0"
`;

/** An excerpt in the format of Code-Point Open: one unit with a position, one without. */
export const CODE_POINT_OPEN_SAMPLE = `"AB101AA",10,394235,806529,"S92000003","","S08000020","","S12000033","S13002842"
"AB101AB",90,0,0,"S92000003","","S08000020","","S12000033","S13002842"
`;

/** `files` are texts by file name. They are compressed with deflate. */
export function zipOf(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const fileName = Buffer.from(name);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(fileName.length, 22);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, fileName, packed]);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), common, where, fileName);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from("PK\x05\x06"), end]);
}
