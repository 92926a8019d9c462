/* Zenith for two seats in plain C: a yardstick, see README.md. */
#include <stdint.h>
#include <string.h>
#include "zc.h"
#include "ztables.h"
static const int8_t EXILE_TIERS[] = {2, 4, 7}, CREDIT_TIERS[] = {3, 7, 12}, ZEN_TIERS[] = {1, 2, 4};

static inline uint32_t xs(uint32_t x) { x ^= x << 13; x ^= x >> 17; x ^= x << 5; return x; }
static int rnd(State *s, int n) { s->rng = xs(s->rng); return s->rng % (uint32_t)n; }
static void shuffle(State *s, int8_t *v, int n) {
    for (int i = n - 1; i > 0; i--) { int j = rnd(s, i + 1); int8_t t = v[i]; v[i] = v[j]; v[j] = t; }
}
static int draw(State *s) {
    if (!s->n_deck) {
        if (!s->n_discard) return -1;
        memcpy(s->deck, s->discard, s->n_discard);
        s->n_deck = s->n_discard; s->n_discard = 0;
        shuffle(s, s->deck, s->n_deck);
    }
    return s->deck[--s->n_deck];
}
static void trash(State *s, int card) { s->discard[s->n_discard++] = card; }
static void hand_remove(State *s, int pl, int card) {
    int8_t *h = s->hand[pl]; int i = 0;
    while (h[i] != card) i++;
    s->n_hand[pl]--;
    for (; i < s->n_hand[pl]; i++) h[i] = h[i + 1];
}
static void col_push(State *s, int pl, int p, int card) { s->cols[pl][p][s->n_col[pl][p]++] = card; }
static int col_pop(State *s, int pl, int p) { return s->cols[pl][p][--s->n_col[pl][p]]; }
static void push(State *s, int pc, int pl) { s->stack_pc[s->sp] = pc; s->stack_pl[s->sp++] = pl; }
static void use_bonus(State *s, int token, int pl) { s->out[s->n_out++] = token; push(s, BONUS_ENTRY[token], pl); }
static void gain(State *s, int pl, int planet, int n) {
    int x = s->infl[planet], different = 0, total = 0;
    if (x == ABSENT) return;
    x += pl == 0 ? n : -n;
    if (-4 < x && x < 4) { s->infl[planet] = x; return; }
    s->infl[planet] = ABSENT;
    int8_t *won = s->won[pl];
    won[planet]++;
    for (int k = 0; k < 5; k++) { total += won[k]; different += won[k] > 0; }
    if (won[planet] >= 3 || different >= 4 || total >= 5) { s->winner = pl; s->kind = OVER; return; }
    int token = s->planet_bonus[planet];
    if (token >= 0) { s->planet_bonus[planet] = -1; use_bonus(s, token, pl); }
}
static int mobilize(State *s, int pl) {
    int card = draw(s);
    if (card < 0) return -1;
    col_push(s, pl, CARD_PLANET[card], card);
    return CARD_PLANET[card];
}
static int transfer(State *s, int pl, int p) { int c = col_pop(s, 1 - pl, p); col_push(s, pl, p, c); return c; }
static int cost(const State *s, int pl, int card) {
    int c = CARD_COST[card] - s->n_col[pl][CARD_PLANET[card]]; return c > 0 ? c : 0;
}
static void do_develop(State *s, int pl, int f) {
    int8_t *t = s->tech[pl]; int level = ++t[f];
    if (level <= 3 && t[0] >= level && t[1] >= level && t[2] >= level) push(s, LINE_ENTRY[level - 1], pl);
    for (int lv = 0; lv < level; lv++) push(s, TECH_ENTRY[5 * f + lv], pl);
}
static int planet_ok(const State *s, int pl, int p, int flags, int exc) {
    int x = s->infl[p];
    if (x == ABSENT || p == exc - 1) return 0;
    if (flags & F_DIFF && s->mask >> p & 1) return 0;
    if (flags & F_OPP && (pl == 0 ? x >= 0 : x <= 0)) return 0;
    if (flags & F_CENTER && x != 0) return 0;
    return 1;
}
static int reset_ok(const State *s, int pl, int p) { int x = s->infl[p]; return x != ABSENT && (pl == 0 ? x < 0 : x > 0); }
static int develop_ok(const State *s, int pl, int f, int discount, int only, int free_) {
    const int8_t *t = s->tech[pl]; int lv = t[f];
    if (lv >= 5 || (only && only - 1 != f)) return 0;
    if (free_) return lv <= t[0] && lv <= t[1] && lv <= t[2];
    return lv + 1 - discount <= s->zen[pl];
}
static int exile_possible(const State *s, int who, int exc) {
    for (int p = 0; p < 5; p++) if (p != exc - 1 && s->n_col[who][p]) return 1;
    return 0;
}
static int can(const State *s, int cond, int amount, int pl) {
    int n = 0;
    switch (cond) {
    case C_ZEN: return s->zen[pl] >= amount;
    case C_LEADER: return s->leader == pl;
    case C_CREDIT: return s->credits[pl] >= amount;
    case C_HAND: return s->n_hand[pl] >= amount;
    case C_COL: return s->n_col[pl][amount] > 0;
    case C_OTHERS: for (int p = 0; p < 5; p++) if (p != amount) n += s->n_col[pl][p]; return n >= 2;
    }
    return exile_possible(s, 1 - pl, 0);
}
void z_new(State *s, int64_t seed) {
    memset(s, 0, sizeof *s);
    s->rng = (uint32_t)(seed * 2654435761LL + 12345); if (!s->rng) s->rng = 1;
    s->infl[2] = -1; s->leader = -1;
    memcpy(s->bag, BONUS_BAG, 16); s->n_bag = 16;
    shuffle(s, s->bag, 16);
    for (int i = 0; i < 5; i++) s->planet_bonus[i] = s->bag[--s->n_bag];
    for (int i = 0; i < 3; i++) s->tech_bonus[i] = s->bag[--s->n_bag];
    for (int i = 0; i < 64; i++) s->deck[i] = i;
    s->n_deck = 64;
    shuffle(s, s->deck, 64);
    for (int pl = 0; pl < 2; pl++) {
        s->credits[pl] = 12; s->zen[pl] = 1; s->n_hand[pl] = 4;
        for (int i = 0; i < 4; i++) s->hand[pl][i] = s->deck[--s->n_deck];
    }
    s->winner = -1; s->kind = MULLIGAN;
}
int z_legal(const State *s, int16_t *out) {
    int n = 0, pl = s->player;
    switch (s->kind) {
    case MAIN:
        for (int i = 0; i < s->n_hand[pl]; i++) {
            int card = s->hand[pl][i], level = s->tech[pl][CARD_PEOPLE[card]];
            if (cost(s, pl, card) <= s->credits[pl]) out[n++] = 3 * card;
            if (level < 5 && level < s->zen[pl]) out[n++] = 3 * card + 1;
            out[n++] = 3 * card + 2;
        }
        break;
    case INFL_ANY: for (int p = 0; p < 5; p++) if (planet_ok(s, pl, p, s->b, s->c)) out[n++] = A_PLANET + 1 + p; break;
    case GIVE_ANY: for (int p = 0; p < 5; p++) if (planet_ok(s, pl, p, 0, s->c)) out[n++] = A_PLANET + 1 + p; break;
    case TRANSFER_ANY: case EXILE_INFL: for (int p = 0; p < 5; p++) if (s->n_col[1 - pl][p]) out[n++] = A_PLANET + 1 + p; break;
    case EXILE_ANY: { int who = s->b ? 1 - pl : pl;
        for (int p = 0; p < 5; p++) if (p != s->c - 1 && s->n_col[who][p]) out[n++] = A_PLANET + 1 + p; break; }
    case DISCARD: for (int i = 0; i < s->n_hand[pl]; i++) out[n++] = A_DIS + s->hand[pl][i]; break;
    case MAY: case CHOOSE2: out[n++] = A_OPT; out[n++] = A_OPT + 1; break;
    case TIER_EXILE: out[n++] = A_PASS;
        for (int t = 0; t < 3; t++) if (s->n_col[pl][s->a] >= EXILE_TIERS[t]) out[n++] = A_OPT + t; break;
    case TIER_SPEND: out[n++] = A_PASS;
        for (int t = 0; t < 3; t++) if (s->a ? s->zen[pl] >= ZEN_TIERS[t] : s->credits[pl] >= CREDIT_TIERS[t]) out[n++] = A_OPT + t; break;
    case TAKE_BONUS:
        for (int i = 0; i < 5; i++) if (s->planet_bonus[i] >= 0) out[n++] = A_BON + i;
        for (int i = 0; i < 3; i++) if (s->tech_bonus[i] >= 0) out[n++] = A_BON + 5 + i;
        break;
    case RESET: for (int p = 0; p < 5; p++) if (reset_ok(s, pl, p)) out[n++] = A_PLANET + 1 + p; break;
    case DEVELOP: for (int f = 0; f < 3; f++) if (develop_ok(s, pl, f, s->a, s->b, s->c)) out[n++] = A_FAC + f;
        out[n++] = A_PASS; break;
    case PATTERN: for (int p = s->b; p < 4; p++) out[n++] = A_PLANET + 1 + p; break;
    case MULLIGAN: for (int i = 0; i < 16; i++) out[n++] = A_MUL + i; break;
    }
    return n;
}
static void end_turn(State *s) {
    for (;;) {
        int cur = s->cur, limit = s->leader != cur ? 4 : s->gold ? 6 : 5;
        while (s->n_hand[cur] < limit) {
            int card = draw(s);
            if (card < 0) break;
            s->hand[cur][s->n_hand[cur]++] = card;
        }
        for (int p = 0; p < 5; p++) if (s->infl[p] == ABSENT) s->infl[p] = 0;
        s->mask = 0; s->cur = 1 - cur;
        if (++s->turn >= MAX_TURNS) { s->winner = 2; s->kind = OVER; return; }
        if (s->n_hand[s->cur]) { s->kind = MAIN; s->player = s->cur; return; }
    }
}
static void ask(State *s, int kind, int pl, int a, int b, int c) { s->kind = kind; s->player = pl; s->a = a; s->b = b; s->c = c; }
static void run(State *s) {
    while (s->winner < 0) {
        if (!s->sp) { end_turn(s); return; }
        int top = s->sp - 1, pc = s->stack_pc[top], pl = s->stack_pl[top], n, left, planet;
        const int16_t *ins = PROG + 4 * pc;
        int op = ins[0], a = ins[1], b = ins[2], c = ins[3];
        if (op == END) { s->sp--; continue; }
        s->stack_pc[top] = pc + 1;
        switch (op) {
        case INFL: gain(s, pl, a, b); break;
        case CREDIT: s->credits[b ? 1 - pl : pl] += a; break;
        case ZEN: s->zen[b ? 1 - pl : pl] += a; break;
        case INFL_ANY: if (b & F_RESETMASK) s->mask = 0;
            for (int p = 0; p < 5; p++) if (planet_ok(s, pl, p, b, c)) { ask(s, op, pl, a, b, c); return; } break;
        case LEADER: if (s->leader == pl) s->gold = 1; else { s->leader = pl; s->gold = a; } break;
        case MOBILIZE: for (int i = 0; i < a; i++) mobilize(s, pl); break;
        case GIVE_ANY: for (int p = 0; p < 5; p++) if (planet_ok(s, pl, p, 0, c)) { ask(s, op, pl, a, b, c); return; } break;
        case TRANSFER_ANY: if (exile_possible(s, 1 - pl, 0)) { ask(s, op, pl, a, b, c); return; } break;
        case TRANSFER: if (s->n_col[1 - pl][a]) transfer(s, pl, a); break;
        case EXILE_ANY: if (exile_possible(s, b ? 1 - pl : pl, c)) { ask(s, op, pl, a, b, c); return; } break;
        case DISCARD: if (s->n_hand[pl]) { ask(s, op, pl, a, b, c); return; } break;
        case DISCARD_ALL: for (int i = 0; i < s->n_hand[pl]; i++) trash(s, s->hand[pl][i]); s->n_hand[pl] = 0; break;
        case IF_LEADER: if (s->leader != pl) s->stack_pc[top] += a; break;
        case IF_CREDITS: if (s->credits[pl] < a) s->stack_pc[top] += b; break;
        case MAY: if (can(s, a, b, pl)) { ask(s, op, pl, c, 0, 0); return; } s->stack_pc[top] += c; break;
        case CHOOSE2: ask(s, op, pl, a, 0, 0); return;
        case JMP: s->stack_pc[top] += a; break;
        case TIER_EXILE: if (s->n_col[pl][a] >= 2) { ask(s, op, pl, a, b, 0); return; } break;
        case TIER_SPEND: if (a ? s->zen[pl] >= 1 : s->credits[pl] >= 3) { ask(s, op, pl, a, b, 0); return; } break;
        case TAKE_BONUS:
            if (a) { for (int i = 0; i < 8; i++) if ((i < 5 ? s->planet_bonus[i] : s->tech_bonus[i - 5]) >= 0) { ask(s, op, pl, a, 0, 0); return; } }
            else {
                if (!s->n_bag && s->n_out) { memcpy(s->bag, s->out, s->n_out); s->n_bag = s->n_out; s->n_out = 0; shuffle(s, s->bag, s->n_bag); }
                if (s->n_bag) use_bonus(s, s->bag[--s->n_bag], pl);
            }
            break;
        case RESET: for (int p = 0; p < 5; p++) if (reset_ok(s, pl, p)) { ask(s, op, pl, 0, 0, 0); return; } break;
        case DEVELOP: for (int f = 0; f < 3; f++) if (develop_ok(s, pl, f, a, b, c)) { ask(s, op, pl, a, b, c); return; } break;
        case STEAL: { int16_t *v = a ? s->zen : s->credits; n = b < v[1 - pl] ? b : v[1 - pl]; v[1 - pl] -= n; v[pl] += n; break; }
        case PER: n = 0;
            if (a < 2) { for (int p = 0; p < 5; p++) n += s->won[a ? 1 - pl : pl][p] > 0; s->credits[pl] += 2 * n; }
            else { for (int f = 0; f < 3; f++) n += s->tech[pl][f] > 0; if (a == 2) s->zen[pl] += n; else s->credits[pl] += 4 * n; }
            break;
        case MOB_INFL: left = s->mask >> 5; if (!left) left = a;
            planet = mobilize(s, pl);
            if (planet >= 0) { if (left > 1) s->stack_pc[top] = pc; s->mask = (s->mask & 31) | (left - 1) << 5; gain(s, pl, planet, 1); }
            else s->mask &= 31;
            break;
        case EXILE_INFL: left = s->mask >> 5; if (!left) left = a;
            s->mask &= 31;
            if (exile_possible(s, 1 - pl, 0)) { ask(s, op, pl, left, 0, 0); return; }
            break;
        case EXILE_OWN: trash(s, col_pop(s, pl, a)); break;
        case PATTERN: ask(s, op, pl, a, b, 0); return;
        case TECH_BONUS: { int token = s->tech_bonus[a]; if (token >= 0) { s->tech_bonus[a] = -1; use_bonus(s, token, pl); } break; }
        case GIVE_LEADER: s->leader = 1 - pl; s->gold = 0; break;
        }
    }
}
void z_apply(State *s, int action) {
    int pl = s->player, p = action - A_PLANET - 1, card, t, n, f, who, m, i;
    switch (s->kind) {
    case MAIN:
        card = action / 3;
        if (action % 3 == 0) {
            s->credits[pl] -= cost(s, pl, card); hand_remove(s, pl, card);
            col_push(s, pl, CARD_PLANET[card], card); push(s, CARD_ENTRY[card], pl);
        } else {
            hand_remove(s, pl, card); trash(s, card); f = CARD_PEOPLE[card];
            if (action % 3 == 1) { s->zen[pl] -= s->tech[pl][f] + 1; do_develop(s, pl, f); }
            else push(s, LEAD_ENTRY[f], pl);
        }
        break;
    case INFL_ANY: s->mask |= 1 << p; gain(s, pl, p, s->a); break;
    case GIVE_ANY: gain(s, 1 - pl, p, s->a); break;
    case TRANSFER_ANY: card = transfer(s, pl, p); if (s->b) s->credits[pl] += CARD_COST[card];
        if (--s->a > 0 && exile_possible(s, 1 - pl, 0)) return; break;
    case EXILE_ANY: who = s->b ? 1 - pl : pl; trash(s, col_pop(s, who, p));
        if (--s->a > 0 && exile_possible(s, who, s->c)) return; break;
    case EXILE_INFL: trash(s, col_pop(s, 1 - pl, p));
        if (s->a > 1) { s->stack_pc[s->sp - 1]--; s->b = s->a - 1; } else s->b = 0;
        s->mask = (s->mask & 31) | s->b << 5; gain(s, pl, p, 1); break;
    case DISCARD: card = action - A_DIS; hand_remove(s, pl, card); trash(s, card); if (s->b) s->credits[pl] += CARD_COST[card];
        if (--s->a > 0 && s->n_hand[pl]) return; break;
    case MAY: case CHOOSE2: if (action == A_OPT + 1) s->stack_pc[s->sp - 1] += s->a; break;
    case TIER_EXILE: if (action != A_PASS) {
            t = action - A_OPT; n = EXILE_TIERS[t];
            for (i = 0; i < n; i++) trash(s, col_pop(s, pl, s->a));
            if (s->b) s->zen[pl] += n; else gain(s, pl, s->a, t + 1);
        } break;
    case TIER_SPEND: if (action != A_PASS) {
            t = action - A_OPT;
            if (s->a) s->zen[pl] -= ZEN_TIERS[t]; else s->credits[pl] -= CREDIT_TIERS[t];
            for (p = 0; p < 5; p++) if (planet_ok(s, pl, p, 0, s->b)) { ask(s, INFL_ANY, pl, t + 1, 0, s->b); return; }
        } break;
    case TAKE_BONUS: i = action - A_BON; { int8_t *slot = i < 5 ? &s->planet_bonus[i] : &s->tech_bonus[i - 5];
            int token = *slot; *slot = -1; use_bonus(s, token, pl); } break;
    case RESET: s->infl[p] = 0; break;
    case DEVELOP: if (action != A_PASS) {
            f = action - A_FAC;
            if (!s->c) { n = s->tech[pl][f] + 1 - s->a; s->zen[pl] -= n > 0 ? n : 0; }
            do_develop(s, pl, f);
        } break;
    case PATTERN: n = s->a == 11 ? 2 : 3;
        for (i = 0; i < n; i++) if (0 <= p + i && p + i < 5 && s->winner < 0) gain(s, pl, p + i, s->a == 121 && i == 1 ? 2 : 1);
        break;
    case MULLIGAN: m = action - A_MUL; n = 0;
        for (i = 0; i < 4; i++) { card = s->hand[pl][i]; if (m >> i & 1) trash(s, card); else s->hand[pl][n++] = card; }
        while (n < 4) s->hand[pl][n++] = draw(s);
        if (pl == 0) s->player = 1; else { s->player = 0; s->kind = MAIN; }
        return;
    }
    run(s);
}
void z_copy(State *d, const State *s) { *d = *s; }
int z_terminal(const State *s) { return s->winner >= 0; }
int z_sizeof(void) { return sizeof(State); }
uint32_t z_rollout(State *s, uint32_t x, int *decisions) {
    uint32_t h = 0; int n = 0; int16_t acts[80];
    if (!x) x = 1;
    while (s->winner < 0) {
        int k = z_legal(s, acts);
        x = xs(x);
        int act = acts[x % (uint32_t)k];
        h = h * 31 + act;
        z_apply(s, act);
        n++;
    }
    *decisions = n;
    return h;
}
void z_run_many(int64_t first, int64_t count, int64_t *res) {
    int64_t total = 0, wins = 0; uint32_t h = 0; State s; int n;
    for (int64_t seed = first; seed < first + count; seed++) {
        z_new(&s, seed);
        uint32_t g = z_rollout(&s, (uint32_t)(seed * 1597334677LL + 777), &n);
        total += n; wins += s.winner == 0; h = h * 1000003 + g + s.winner;
    }
    res[0] = total; res[1] = wins; res[2] = h;
}
