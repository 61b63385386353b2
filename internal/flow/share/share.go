// Package share makes the card that social networks show of a shop: its name over its banner, or over a photograph of
// what it sells. A card is made when first asked for and kept under a key made of what it shows, so one that changes
// is another file.
package share

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"golang.org/x/sync/singleflight"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/domain/shop"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/images"
	"rangrue/internal/kit/web"
)

// Options are what cards are made of.
type Options struct {
	Name    string // of the market
	Catalog *catalog.Service
	Shops   *shop.Service
	Files   files.Store
}

// Cards answers with the cards of shops.
type Cards struct {
	Options
	flights singleflight.Group
}

const (
	pipeline = 1 // raise it when [images.Card] would make other bytes
	folder   = "cartes"
	cacheFor = "public, max-age=86400" // a network keeps its own copy for longer anyway
	lookFor  = 8                       // newest products among which one has a photograph
)

// New makes the cards; none is made before it is asked for.
func New(o Options) *Cards { return &Cards{Options: o} }

// Routes mounts the card of each shop.
func (c *Cards) Routes(mux *http.ServeMux) {
	mux.HandleFunc("GET /boutique/{slug}/partage.jpeg", c.serve)
}

func (c *Cards) serve(w http.ResponseWriter, r *http.Request) {
	asked := r.PathValue("slug")
	s, err := c.Shops.BySlug(r.Context(), asked)
	if err != nil {
		web.WriteProblem(w, r, err)
		return
	}
	if s.Slug != asked {
		http.Redirect(w, r, "/boutique/"+s.Slug+"/partage.jpeg", http.StatusMovedPermanently)
		return
	}
	key, card, err := c.card(r.Context(), s)
	if err != nil {
		web.WriteProblem(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "image/jpeg")
	h.Set("Cache-Control", cacheFor)
	h.Set("ETag", `"`+strings.TrimSuffix(strings.TrimPrefix(key, folder+"/"), ".jpeg")+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(card))
}

// card reads the card of a shop, and makes it when there is none of what the shop shows now.
func (c *Cards) card(ctx context.Context, s *shop.Shop) (key string, card []byte, err error) {
	photo, err := c.photoOf(ctx, s)
	if err != nil {
		return "", nil, err
	}
	line := strings.Trim(s.City+" · "+c.Name, " ·")
	sum := sha256.Sum256(fmt.Appendf(nil, "%d\n%s\n%s\n%s", pipeline, s.Name, line, photo))
	key = folder + "/" + hex.EncodeToString(sum[:16]) + ".jpeg"
	if card, err = c.read(ctx, key); !errors.Is(err, files.ErrNotFound) {
		return key, card, err
	}
	made, err, _ := c.flights.Do(key, func() (any, error) {
		return c.make(context.WithoutCancel(ctx), key, photo, s.Name, line)
	})
	if err != nil {
		return "", nil, err
	}
	return key, made.([]byte), nil
}

// photoOf is the key of what stands behind the name: the banner, else a photograph of something the shop sells, else
// its own; empty when it has none.
func (c *Cards) photoOf(ctx context.Context, s *shop.Shop) (string, error) {
	if s.Banner.Ready() && s.Banner.Jpeg1600 != "" {
		return s.Banner.Jpeg1600, nil
	}
	sold, err := c.Catalog.NewestAnnounced(ctx, s.ID, lookFor)
	if err != nil {
		return "", err
	}
	for _, p := range sold {
		if len(p.Photos) > 0 {
			return p.Photos[0].File, nil
		}
	}
	return s.Photo.File, nil
}

func (c *Cards) make(ctx context.Context, key, photo, name, line string) ([]byte, error) {
	var behind io.Reader
	if photo != "" {
		file, err := c.Files.Open(ctx, photo)
		if err == nil {
			defer file.Close()
			behind = file
		} else if !errors.Is(err, files.ErrNotFound) {
			return nil, err
		}
	}
	card, err := images.Card(ctx, behind, name, line)
	if err != nil {
		return nil, err
	}
	return card, c.Files.Put(ctx, key, "image/jpeg", bytes.NewReader(card), int64(len(card)))
}

func (c *Cards) read(ctx context.Context, key string) ([]byte, error) {
	file, err := c.Files.Open(ctx, key)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(file)
}
