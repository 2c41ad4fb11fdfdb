/** Standing orders of a seat, as the server keeps them. */
import { server } from "../api/http";
import type { KeptOrder, Order } from "../api/types";

export class StandingOrders {
  kept = $state.raw<readonly KeptOrder[]>([]);

  constructor(private readonly path: () => string) {}

  /** Read them again: one that has answered may be gone. */
  async load(): Promise<void> {
    this.kept = await server.get<KeptOrder[]>(`${this.path()}/orders`);
  }

  give(order: Partial<Order>): Promise<void> {
    return this.send({ type: "give_order", order });
  }

  drop(id: number): Promise<void> {
    return this.send({ type: "drop_order", id });
  }

  private async send(command: object): Promise<void> {
    await server.post(`${this.path()}/commands`, command);
    await this.load();
  }
}
