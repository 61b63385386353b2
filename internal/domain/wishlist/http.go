package wishlist

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/catalog"
	"rangrue/internal/kit/money"
	"rangrue/internal/kit/picture"
	"rangrue/internal/kit/web"
)

// Routes registers the calls. All but that of guests need the token of the very user of the path.
func (s *Service) Routes(api huma.API) {
	const path = "/users/{userId}/wishlists"
	tag := web.Tag("Wishlist")
	web.Get(api, path, "A page of the wishlist, the latest addition first", s.getPage, tag)
	web.Get(api, path+"/variants/{variantId}", "The wishlist's item of a variant", s.getByVariant, tag,
		web.Describe("404 when the variant is not in the list."))
	web.Get(api, path+"/marks", "Which variants of which products are in the wishlist", s.getMarks, tag)
	web.Post(api, path, "Add a variant to the wishlist", s.post, tag, web.Status(http.StatusCreated),
		web.MaxBody(4<<10),
		web.Describe("Of a product without a variant, the one that its page shows first. Adding a variant again "+
			"answers the item that is there. 404 for a variant that is not sold; 400 `wishlist_full`."))
	web.Post(api, path+"/join", "Add what a guest kept before signing in", s.postJoin, tag, web.MaxBody(32<<10),
		web.Status(http.StatusNoContent),
		web.Describe("What is in the list already stays once; what is no longer sold, or finds no room, is left out."))
	web.Post(api, "/wishlists/guest", "What a guest's browser keeps, as it can be bought now", s.postGuest, tag,
		web.MaxBody(32<<10), web.Limit("guest_wishlist", 120, time.Minute),
		web.Describe("In the order of the request; nothing is stored."))
	web.Route(api, huma.Operation{Method: http.MethodDelete, Path: path + "/{id}",
		Summary: "Remove an item from the wishlist"},
		s.delete, tag, web.Status(http.StatusNoContent))
}

// Wire is an item as the list shows it.
type Wire struct {
	ItemID            string                  `json:"itemId"`
	VariantID         string                  `json:"variantId"`
	ProductID         string                  `json:"productId"`
	ProductSlug       string                  `json:"productSlug"`
	Name              string                  `json:"name"`
	VariantName       string                  `json:"variantName" doc:"Its values in the order of the options: Bleu marée, 350 ml"`
	StoreID           string                  `json:"storeId"`
	StoreName         string                  `json:"storeName"`
	StoreSlug         string                  `json:"storeSlug"`
	Thumbs            *picture.Thumbs         `json:"thumbs" doc:"Null without a picture"`
	Alt               string                  `json:"alt" doc:"What the picture shows"`
	AddedAt           time.Time               `json:"addedAt"`
	Options           map[string]string       `json:"options"`
	CurrentPrice      money.Cents             `json:"currentPrice"`
	RegularPrice      money.Cents             `json:"regularPrice" doc:"Zero when it has none"`
	IsDeleted         bool                    `json:"isDeleted" doc:"No longer sold: « N’est plus disponible »"`
	InventoryMode     catalog.InventoryMode   `json:"inventoryMode" enum:"status,stock"`
	InventoryStatus   catalog.InventoryStatus `json:"inventoryStatus" enum:"in_stock,out_of_stock" doc:"What can be bought now, in both modes"`
	InventoryQuantity *int                    `json:"inventoryQuantity" doc:"Null when units are not counted"`
	Availability      catalog.OfferState      `json:"availability" enum:"for_sale,sold_out,shop_is_away,gone"`
}

func (s *Service) wire(item Item) Wire {
	w := Wire{
		Options: map[string]string{}, IsDeleted: true, InventoryMode: catalog.ByStatus,
		InventoryStatus: catalog.OutOfStock,
		Availability:    catalog.Gone,
	}
	if o := item.Offer; o != nil {
		w = item.cached.wire
		w.Availability = o.State(s.now())
		w.IsDeleted = w.Availability == catalog.Gone
		if o.Available() {
			w.InventoryStatus = catalog.InStock
		}
		if o.InventoryMode == catalog.ByStock {
			w.InventoryQuantity = &o.InventoryQuantity
		}
	}
	w.ItemID, w.VariantID, w.AddedAt = item.ID, item.VariantID, item.AddedAt
	return w
}

func (s *Service) wires(items []Item) []Wire {
	wires := make([]Wire, len(items))
	for n, item := range items {
		wires[n] = s.wire(item)
	}
	return wires
}

type pageInput struct {
	UserID string `path:"userId" maxLength:"64"`
	Page   int    `query:"page" default:"1" minimum:"1" maximum:"100000"`
}

type pageOutput struct{ Body web.Page[Wire] }

func (s *Service) getPage(ctx context.Context, in *pageInput) (*pageOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	items, total, err := s.List(ctx, in.UserID, in.Page)
	if err != nil {
		return nil, err
	}
	return &pageOutput{Body: web.NewPage(s.wires(items), in.Page, PerPage, total)}, nil
}

type itemOutput struct{ Body Wire }

func (s *Service) getByVariant(ctx context.Context, in *struct {
	UserID    string `path:"userId" maxLength:"64"`
	VariantID string `path:"variantId" maxLength:"64"`
}) (*itemOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	item, err := s.ByVariant(ctx, in.UserID, in.VariantID)
	if err != nil {
		return nil, err
	}
	return &itemOutput{Body: s.wire(item)}, nil
}

// Mark says that a variant is in the list.
type Mark struct {
	ItemID    string `json:"itemId"`
	VariantID string `json:"variantId"`
	ProductID string `json:"productId"`
}

type marksOutput struct{ Body []Mark }

func (s *Service) getMarks(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
}) (*marksOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	list, err := s.Marks(ctx, in.UserID)
	return &marksOutput{Body: web.List(list)}, err
}

type wishInput struct {
	UserID string `path:"userId" maxLength:"64"`
	Body   Wish
}

func (s *Service) post(ctx context.Context, in *wishInput) (*itemOutput, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	variantID, err := s.variant(ctx, in.Body)
	if err != nil {
		return nil, err
	}
	item, err := s.Add(ctx, in.UserID, variantID)
	if err != nil {
		return nil, err
	}
	return &itemOutput{Body: s.wire(item)}, nil
}

type guestWishes struct {
	Items []Wish `json:"items" maxItems:"100" nullable:"false"`
}

func (s *Service) postJoin(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	Body   guestWishes
}) (*struct{}, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return nil, s.Join(ctx, in.UserID, in.Body.Items)
}

type wiresOutput struct{ Body []Wire }

func (s *Service) postGuest(ctx context.Context, in *struct{ Body guestWishes }) (*wiresOutput, error) {
	items, err := s.Show(ctx, in.Body.Items)
	if err != nil {
		return nil, err
	}
	return &wiresOutput{Body: s.wires(items)}, nil
}

func (s *Service) delete(ctx context.Context, in *struct {
	UserID string `path:"userId" maxLength:"64"`
	ID     string `path:"id" maxLength:"64"`
}) (*struct{}, error) {
	if err := web.Self(ctx, in.UserID); err != nil {
		return nil, err
	}
	return nil, s.Remove(ctx, in.UserID, in.ID)
}

// Export reads the whole list of a user, for the copy of their data.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	items, at, err := list(ctx, s.db, userID, MaxItems, 0)
	if err != nil {
		return nil, fmt.Errorf("wishlist: export: %w", err)
	}
	if err := s.attachOffers(ctx, s.db, at.version, items); err != nil {
		return nil, err
	}
	return s.wires(items), nil
}
