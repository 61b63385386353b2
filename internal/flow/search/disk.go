package search

// The index on disk
//
// A folder holds a file for each segment and a manifest that names them. Each file is
//
//	fileHead      a line of text
//	arrays        see [codec]; their order is that of [segment.fields] or [manifest.fields]
//	checksum      4 bytes, CRC-32C of all that precedes
//
// A segment never changes, and neither does its file: a new segment is a new file under a name never used before. The
// manifest is written last and replaces the one before in one step (rename), after which the files it does not name
// are removed. So whenever the process is killed, the folder holds a manifest with all its files, or one that does not
// agree with them and is ignored.
//
// The manifest also tells what the index was made from and by: the change of the log it stands at (see
// [changes.Mark]), which no other database has, and [formatOf], which differs whenever this program would index the
// same products otherwise. Nobody has to count versions of the format: another array, weight, stem, field of a tile,
// address of pictures or rule of free delivery is another format.

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"math/bits"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/picture"
	"rangrue/internal/rules/shipping"
)

const (
	fileHead     = "Rang et Rue search index\n"
	checksumSize = 4
	manifestName = "manifest"
	segmentFiles = "*.segment"
	draftFiles   = "*.draft"
)

// fields are what a file keeps of a segment; [segment.complete] makes the rest.
func (s *segment) fields(c *codec) {
	texts(c, &s.ids, itself)
	column(c, &s.facts, func(f *facts) *uint32 { return &f.seller })
	column(c, &s.facts, func(f *facts) *int32 { return &f.price })
	column(c, &s.facts, func(f *facts) *uint32 { return &f.traits })
	column(c, &s.facts, func(f *facts) *uint32 { return &f.set })
	array(c, &s.dates)
	texts(c, &s.tiles, func(t *tile) *string { return &t.own })
	sharedTexts(c, &s.tiles, func(t *tile) *string { return &t.shop })
	sharedTexts(c, &s.tiles, func(t *tile) *string { return &t.photo })
	array(c, &s.soldOut)
	array(c, &s.stars)
	array(c, &s.newest)
	for _, keys := range []*[]key{&s.codes, &s.nameKeys} {
		column(c, keys, func(k *key) *uint64 { return &k.number })
		column(c, keys, func(k *key) *uint32 { return &k.check })
		column(c, keys, func(k *key) *uint32 { return &k.doc })
	}
	s.lexicon.fields(c)
}

func (l *lexicon) fields(c *codec) {
	texts(c, &l.stems, itself)
	lists(c, &l.postings, func(p *postings) *[]uint32 { return &p.docs })
	lists(c, &l.postings, func(p *postings) *[]uint8 { return &p.weights })
	texts(c, &l.words, func(w *dictionaryWord) *string { return &w.text })
	column(c, &l.words, func(w *dictionaryWord) *uint32 { return &w.term })
}

// complete makes what follows from the fields of a segment that was read.
func (s *segment) complete() {
	s.byID = make(map[string]uint32, s.len())
	for doc, id := range s.ids {
		s.byID[id] = uint32(doc)
	}
	s.placeDocuments()
	l := s.lexicon
	l.byStem = make(map[string]uint32, len(l.stems))
	for term, stem := range l.stems {
		l.byStem[stem] = uint32(term)
	}
	for i := range l.words {
		l.words[i].letters = lettersOf(l.words[i].text)
	}
}

// manifest is what is kept of a snapshot beside its segments. Trees, shops and popularity are read from the database.
type manifest struct {
	format   string // see [formatOf]
	mark     string // of the last change included
	version  int64  // of that change
	segments []keptSegment
	sellers  []seller
	sets     []string // ids of the categories of each set, joined by a space
	traits   []traits
	choices  []choice
}

// keptSegment is a segment on disk.
type keptSegment struct {
	file string
	sum  uint32   // checksum
	dead []uint64 // bits of its dead products
}

func (m *manifest) fields(c *codec) {
	about := []string{m.format, m.mark}
	if texts(c, &about, itself); len(about) == 2 {
		m.format, m.mark = about[0], about[1]
	}
	value(c, &m.version)
	texts(c, &m.segments, func(s *keptSegment) *string { return &s.file })
	column(c, &m.segments, func(s *keptSegment) *uint32 { return &s.sum })
	lists(c, &m.segments, func(s *keptSegment) *[]uint64 { return &s.dead })
	texts(c, &m.sellers, func(s *seller) *string { return &s.id })
	texts(c, &m.sellers, func(s *seller) *string { return &s.name })
	texts(c, &m.sellers, func(s *seller) *string { return &s.slug })
	column(c, &m.sellers, func(s *seller) *float64 { return &s.location.x })
	column(c, &m.sellers, func(s *seller) *float64 { return &s.location.y })
	column(c, &m.sellers, func(s *seller) *float64 { return &s.location.z })
	texts(c, &m.sellers, func(s *seller) *string { return &s.region })
	texts(c, &m.sets, itself)
	column(c, &m.traits, func(t *traits) *uint8 { return &t.flags })
	lists(c, &m.traits, func(t *traits) *[]uint32 { return &t.choices })
	column(c, &m.choices, func(v *choice) *uint8 { return (*uint8)(&v.kind) })
	texts(c, &m.choices, func(v *choice) *string { return &v.code })
	texts(c, &m.choices, func(v *choice) *string { return &v.name })
}

// manifestOf describes a snapshot whose segments are in some files.
func manifestOf(s *snapshot, files map[*segment]keptSegment) *manifest {
	m := &manifest{version: s.version, traits: s.traits, choices: s.choices}
	for i, seg := range s.segments {
		kept := files[seg]
		if dead := s.dead[i]; dead != nil {
			kept.dead = dead.bits
		}
		m.segments = append(m.segments, kept)
	}
	for _, seller := range s.sellers {
		m.sellers = append(m.sellers, *seller)
	}
	for _, set := range s.sets {
		m.sets = append(m.sets, joinSet(set.own))
	}
	return m
}

// snapshot makes the snapshot that was kept, without its segments.
func (m *manifest) snapshot() *snapshot {
	s := &snapshot{version: m.version, traits: m.traits, choices: m.choices}
	s.popularity = make([]*popularity, len(m.segments))
	for i := range s.choices {
		s.choices[i].complete()
	}
	for _, kept := range m.segments {
		var dead *bitmap
		if len(kept.dead) > 0 {
			dead = &bitmap{bits: kept.dead}
			for _, word := range kept.dead {
				dead.count += bits.OnesCount64(word)
			}
		}
		s.dead = append(s.dead, dead)
	}
	for i := range m.sellers {
		m.sellers[i].complete()
		s.sellers = append(s.sellers, &m.sellers[i])
	}
	for _, own := range m.sets {
		s.sets = append(s.sets, categorySet{own: strings.Fields(own)})
	}
	return s
}

// writeFile writes a file of a folder in one step: it is there whole or not at all. It returns its checksum.
func writeFile(folder, name string, fields func(*codec)) (sum uint32, err error) {
	draft, err := os.CreateTemp(folder, draftFiles)
	if err != nil {
		return 0, err
	}
	defer os.Remove(draft.Name()) // nothing is there any more when all went well
	to := bufio.NewWriterSize(draft, chunkSize)
	c := &codec{to: to}
	c.write([]byte(fileHead))
	fields(c)
	sum = c.sum
	items(c, []uint32{sum})
	if err := errors.Join(c.err, to.Flush(), draft.Sync(), draft.Close()); err != nil {
		return 0, err
	}
	return sum, os.Rename(draft.Name(), filepath.Join(folder, name))
}

// readFile reads a file in one sweep and returns its checksum. What fields reads may be used only if it succeeds.
func readFile(path string, fields func(*codec)) (sum uint32, err error) {
	file, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	about, err := file.Stat()
	if err != nil {
		return 0, err
	}
	c := &codec{from: bufio.NewReaderSize(file, chunkSize), left: about.Size()}
	if head := c.next(len(fileHead)); c.err == nil && string(head) != fileHead {
		return 0, fmt.Errorf("%s is not a file of a search index", path)
	}
	fields(c)
	sum = c.sum
	var written uint32
	if value(c, &written); c.err == nil && (written != sum || c.left != 0) {
		c.err = errTorn
	}
	if c.err != nil {
		return 0, fmt.Errorf("%s: %w", path, c.err)
	}
	return sum, nil
}

// formatOf tells apart indexes that would not answer alike: it is a hash of how this program indexes a sample, down to
// the addresses of its pictures.
func formatOf(url picture.URLOf) string {
	sample := &snapshot{}
	b := newSegmentBuilder(newOrdinals(sample), url)
	for _, p := range sampleProducts() {
		b.add(p)
	}
	hash := sha256.New()
	b.done().fields(&codec{to: hash})
	manifestOf(sample, nil).fields(&codec{to: hash})
	return hex.EncodeToString(hash.Sum(nil))
}

// sampleProducts are the same product of shops that send it, have it fetched and bring it. Whether it is delivered free
// follows from each as in the catalogue.
func sampleProducts() (list []*catalog.IndexProduct) {
	tree := catalog.NewTree([]catalog.Category{{ID: "c", Name: "Vêtements d'hiver"}})
	for i, ways := range []shipping.Ways{
		{}, {NoParcel: true, Pickup: &shipping.PickupOffer{}},
		{NoParcel: true, Local: &shipping.LocalOffer{Price: 600}},
	} {
		n := strconv.Itoa(i)
		p := &catalog.IndexProduct{
			ID: "p" + n, Name: "Mitaines brodées et doublées en laine d'agneau", Slug: "mitaines",
			Shop: &catalog.IndexShop{ID: "s" + n, Name: "Les Tricots de l'Île", Slug: "tricots", City: "L'Islet",
				Region: "Chaudière-Appalaches", Located: true, Lat: 47.1, Lon: -70.4, Ways: ways,
				Shipping: shipping.Settings{Amount: 900, Policy: shipping.ByQuantity, FreeFrom: 4500}},
			Text:        "Cousues à la main, elles gardent les doigts des petits et des grands bien chauds.",
			CategoryIDs: tree.WithAncestors([]string{"c"}), OwnCategories: 1, MinPrice: 4500, DefaultRegularPrice: 5000,
			SKUs: []string{"MIT-001"}, OptionValues: []string{"Bleu marée", "Très grand", "2 à 4 ans"},
			Choices: []catalog.Choice{{Option: "couleur", Code: "bleu-maree", Name: "Bleu marée"}},
			Photo: &catalog.Photo{Picture: picture.Picture{
				File: "p.jpg", Alt: "Mitaines", Color: "#aabbcc",
				Thumbs: picture.Thumbs{Webp480: "a.webp", Jpeg480: "b.jpeg", Webp800: "c.webp", Jpeg800: "d.jpeg"},
			}},
			CreatedAt: time.UnixMilli(1e12), PublishedAt: time.UnixMilli(2e12), Reviews: 3, Rating: 4.7,
		}
		p.FreeShipping = p.DeliveredFree()
		list = append(list, p)
	}
	return list
}
