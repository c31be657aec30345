interface Connection {
  query(sql: string): Promise<{ rows: object[] }>;
}

export function schemaText(database: Connection): Promise<string>;
