package returns

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"path"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"rangrue/internal/domain/operator"
	"rangrue/internal/domain/order"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/files"
	"rangrue/internal/kit/images"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/web"
)

const (
	// photoFolder holds the photographs of returns, one folder for each order, out of the public's reach.
	photoFolder = files.PrivateFolder + "retours"
	photoWidth  = 800
	photoName   = "800.jpeg" // the one form that is kept

	dropKind = "returns.drop_photos"
	// uploadTime is how long a slow connection may take for a photograph.
	uploadTime = 2 * time.Minute
)

// dropped are files of photographs that no row names any longer.
type dropped struct {
	Keys []string `json:"keys"`
}

func (s *Service) photoRoutes(api huma.API) {
	tag := web.Tag("Returns")
	web.Route(api, huma.Operation{Method: http.MethodPost, Path: "/return-requests/order/{orderId}/photos",
		Summary: "Send a photograph to join to a return", BodyReadTimeout: uploadTime},
		s.postPhoto, tag, web.Status(http.StatusCreated), web.MaxBody(images.MaxBytes),
		web.Limit("return-photos", 60, 10*time.Minute),
		web.Describe("The body is the file itself: JPEG, PNG or WebP, up to 15 MB. It waits a day for the request "+
			"that names it. 409 `too_many_photos`."))
	web.Get(api, "/return-requests/order/{orderId}/photos/{photoId}", "A photograph of a return, for its buyer",
		s.getPhoto, tag)
	web.Get(api, "/seller/shops/{shopId}/orders/{orderId}/return-photos/{photoId}",
		"A photograph of a return, for its shop", s.getShopPhoto, web.Tag("Seller: returns, questions, messages"))
}

// DeskRoutes registers the call of the console.
func (s *Service) DeskRoutes(d operator.Desk) {
	operator.Get(d, "/orders/{orderId}/return-photos/{photoId}", "A photograph of a return", operator.ReadOrders,
		s.getDeskPhoto)
}

type photoInput struct {
	OrderID string `path:"orderId" maxLength:"64"`
	Token   string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
	RawBody []byte `contentType:"application/octet-stream"`
}

type photoOutput struct {
	Body struct {
		ID string `json:"id"`
	}
}

func (s *Service) postPhoto(ctx context.Context, in *photoInput) (*photoOutput, error) {
	scope, err := s.Access.Require(ctx, in.OrderID, in.Token)
	if err != nil {
		return nil, err
	}
	out := &photoOutput{}
	out.Body.ID, err = s.KeepPhoto(ctx, scope, in.OrderID, in.RawBody)
	return out, err
}

// KeepPhoto makes a photograph small and without metadata, keeps it privately, and answers the id that a request names.
func (s *Service) KeepPhoto(ctx context.Context, scope order.Scope, orderID string, data []byte) (string, error) {
	if _, err := s.Orders.Find(ctx, s.db, scope, orderID); err != nil {
		return "", err
	}
	set, err := images.ProcessWidths(ctx, bytes.NewReader(data), photoWidth)
	if err != nil {
		return "", err
	}
	photo := order.ReturnPhoto{ID: db.NewID(), OrderID: orderID, CreatedAt: s.Now()}
	photo.File = path.Join(photoFolder, orderID, photo.ID, photoName)
	for _, p := range set.Pictures {
		if p.Key != photoName {
			continue
		}
		err := s.Files.Put(ctx, photo.File, p.ContentType, bytes.NewReader(p.Bytes), int64(len(p.Bytes)))
		if err != nil {
			return "", fmt.Errorf("returns: keep a photograph: %w", err)
		}
	}
	err = s.db.Tx(ctx, func(tx *db.Tx) error { return s.Orders.KeepReturnPhoto(ctx, tx, photo) })
	if err != nil {
		return "", errors.Join(err, s.Files.Delete(context.WithoutCancel(ctx), photo.File))
	}
	return photo.ID, nil
}

// PhotoPath names a photograph of an order's return. Inputs embed it, which only an exported type allows.
type PhotoPath struct {
	OrderID string `path:"orderId" maxLength:"64"`
	PhotoID string `path:"photoId" maxLength:"64"`
}

type fileOutput struct {
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	Body         []byte `contentType:"image/jpeg"`
}

func (s *Service) getPhoto(ctx context.Context, in *struct {
	PhotoPath
	Token string `query:"jeton" maxLength:"100" doc:"The order's token, for guests"`
}) (*fileOutput, error) {
	scope, err := s.Access.Require(ctx, in.OrderID, in.Token)
	if err != nil {
		return nil, err
	}
	return s.photo(ctx, scope, in.PhotoPath)
}

func (s *Service) getShopPhoto(ctx context.Context, in *struct {
	ShopID string `path:"shopId" maxLength:"64"`
	PhotoPath
}) (*fileOutput, error) {
	owned, err := s.Shops.OwnedBySignedIn(ctx, in.ShopID)
	if err != nil {
		return nil, err
	}
	return s.photo(ctx, order.OfShop(owned.ID), in.PhotoPath)
}

func (s *Service) getDeskPhoto(ctx context.Context, in *PhotoPath) (*fileOutput, error) {
	return s.photo(ctx, order.Whole(), *in)
}

// photo reads a photograph that the scope reaches. No cache but the asker's own page keeps it.
func (s *Service) photo(ctx context.Context, scope order.Scope, in PhotoPath) (*fileOutput, error) {
	key, err := s.Orders.FindReturnPhoto(ctx, scope, in.OrderID, in.PhotoID)
	if err != nil {
		return nil, err
	}
	file, err := s.Files.Open(ctx, key)
	if errors.Is(err, files.ErrNotFound) {
		return nil, order.ErrNotFound
	}
	if err != nil {
		return nil, fmt.Errorf("returns: open a photograph: %w", err)
	}
	defer file.Close()
	data, err := io.ReadAll(file)
	if err != nil {
		return nil, fmt.Errorf("returns: read a photograph: %w", err)
	}
	return &fileOutput{ContentType: "image/jpeg", CacheControl: "private, no-store", Body: data}, nil
}

// DropWaiting forgets photographs whose return was never asked for.
func (s *Service) DropWaiting(ctx context.Context) error {
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		keys, err := s.Orders.DropWaitingPhotos(ctx, tx, s.Now())
		return errors.Join(err, dropFiles(ctx, tx, keys))
	})
}

// dropFiles has files deleted once their rows are gone for good.
func dropFiles(ctx context.Context, tx *db.Tx, keys []string) error {
	if len(keys) == 0 {
		return nil
	}
	return jobs.Enqueue(ctx, tx, dropKind, dropped{keys})
}

func (s *Service) deleteFiles(ctx context.Context, job dropped) error {
	for _, key := range job.Keys {
		if err := s.Files.Delete(ctx, key); err != nil {
			return fmt.Errorf("returns: delete a photograph: %w", err)
		}
	}
	return nil
}

// Forget erases the photographs of a customer who leaves; the returns themselves belong to orders, which are kept.
func (s *Service) Forget(ctx context.Context, tx *db.Tx, userID string) error {
	keys, err := s.Orders.ForgetPhotosOfUser(ctx, tx, userID)
	return errors.Join(err, dropFiles(ctx, tx, keys))
}

// ForgetOrders is [Service.Forget] for the orders of a guest.
func (s *Service) ForgetOrders(ctx context.Context, tx *db.Tx, orderIDs []string) error {
	keys, err := s.Orders.ForgetPhotosOfOrders(ctx, tx, orderIDs)
	return errors.Join(err, dropFiles(ctx, tx, keys))
}

// Exported is a photograph in the copy of a person's data.
type Exported struct {
	OrderID   string    `json:"orderId"`
	ReturnID  string    `json:"returnId"`
	CreatedAt time.Time `json:"createdAt"`
	JPEG      []byte    `json:"jpeg"` // base64 in JSON
}

// Export is every photograph of a customer's returns, whole, for the copy of their data.
func (s *Service) Export(ctx context.Context, userID string) (any, error) {
	photos, err := s.Orders.PhotosOfUser(ctx, userID)
	if err != nil {
		return nil, err
	}
	return s.export(ctx, photos)
}

// ExportOrders is [Service.Export] for the orders of a guest.
func (s *Service) ExportOrders(ctx context.Context, orderIDs []string) (any, error) {
	var all []order.ReturnPhoto
	for _, id := range orderIDs {
		photos, err := s.Orders.PhotosOfOrder(ctx, id)
		if err != nil {
			return nil, err
		}
		all = append(all, photos...)
	}
	return s.export(ctx, all)
}

func (s *Service) export(ctx context.Context, photos []order.ReturnPhoto) ([]Exported, error) {
	list := []Exported{}
	for _, p := range photos {
		read, err := s.photo(ctx, order.Whole(), PhotoPath{OrderID: p.OrderID, PhotoID: p.ID})
		if err != nil {
			return nil, err
		}
		list = append(list, Exported{p.OrderID, p.ReturnID, p.CreatedAt.UTC(), read.Body})
	}
	return list, nil
}
